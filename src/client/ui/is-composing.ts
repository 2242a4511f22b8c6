/** The key code of keys taken by an input method. */
const TAKEN_BY_INPUT_METHOD = 229;

interface Pressed {
  nativeEvent: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>;
}

/**
 * Whether an input method handles the key: Enter then ends a composition, arrows and Escape are for its candidates. Safari ends the
 * composition before the key event, so only the key code shows it.
 */
export function isComposing({ nativeEvent }: Pressed): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === TAKEN_BY_INPUT_METHOD;
}
