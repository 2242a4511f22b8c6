import { applyTransform, type Transform } from './transforms.ts';

/** The input properties typing changes. */
type Typed = Pick<HTMLInputElement, 'value' | 'selectionStart' | 'setSelectionRange'>;

/**
 * Returns the typed text in the field's format. The input shows it at once, with the caret behind the same characters: if React writes
 * another value later, the caret jumps to the end, and further typing in the middle lands there.
 */
function takeTyped(input: Typed, transform: Transform | undefined): string {
  const { value, selectionStart } = input;
  const text = applyTransform(value, transform);
  if (text === value) return text;
  input.value = text;
  // Inputs of some types, such as e-mail, have no caret.
  if (selectionStart !== null) {
    const caret = applyTransform(value.slice(0, selectionStart), transform).length;
    input.setSelectionRange(caret, caret);
  }
  return text;
}

/** Handlers of an input whose text is transformed while it is typed. Input-method compositions are left alone until they end. */
export function typedInput(transform: Transform | undefined, set: (text: string) => void) {
  return {
    onChange: ({ target, nativeEvent }: { target: Typed; nativeEvent: object }) => {
      const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing === true;
      set(isComposing ? target.value : takeTyped(target, transform));
    },
    onCompositionEnd: ({ currentTarget }: { currentTarget: Typed }) => set(takeTyped(currentTarget, transform)),
  };
}
