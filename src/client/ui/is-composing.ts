/** The key code of whatever an input method takes. */
const TAKEN_BY_INPUT_METHOD = 229;

interface Pressed {
  nativeEvent: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>;
}

/**
 * Whether an input method takes the key: Enter then ends a composition, arrows and Escape are for its candidates. Safari ends the
 * composition before it tells of the key, which leaves only its code to know it by.
 */
export function isComposing({ nativeEvent }: Pressed): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === TAKEN_BY_INPUT_METHOD;
}
