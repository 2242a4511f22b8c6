import { applyTransform, type Transform } from './transforms.ts';

/** As much of an input as typing changes. */
type Typed = Pick<HTMLInputElement, 'value' | 'selectionStart' | 'setSelectionRange'>;

/**
 * What was typed, in the shape that the field wants. The input shows it at once, with the caret behind the same characters: where React
 * writes another value later, the caret jumps to the end, and what is typed next into the middle lands there.
 */
function takeTyped(input: Typed, transform: Transform | undefined): string {
  const { value, selectionStart } = input;
  const text = applyTransform(value, transform);
  if (text === value) return text;
  input.value = text;
  // Inputs of some types, such as e-mail, tell of no caret.
  if (selectionStart !== null) {
    const caret = applyTransform(value.slice(0, selectionStart), transform).length;
    input.setSelectionRange(caret, caret);
  }
  return text;
}

/** Handlers of an input whose text is transformed while it is typed. What an input method composes is left alone until it is done. */
export function typedInput(transform: Transform | undefined, set: (text: string) => void) {
  return {
    onChange: ({ target, nativeEvent }: { target: Typed; nativeEvent: object }) => {
      const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing === true;
      set(isComposing ? target.value : takeTyped(target, transform));
    },
    onCompositionEnd: ({ currentTarget }: { currentTarget: Typed }) => set(takeTyped(currentTarget, transform)),
  };
}
