/** The letters of a machine-readable zone, in the order of the network's outputs. */
export const GLYPHS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ<';

/** One layer: the weights of each output with a bias at the end. */
export interface Layer {
  readonly inputs: number;
  readonly outputs: number;
  readonly weights: Float32Array;
}

/** The logarithm of each glyph's probability, in the order of GLYPHS. */
export function classify(layers: readonly Layer[], patch: Float32Array): Float32Array {
  let values = patch;
  for (const [i, layer] of layers.entries()) values = pass(layer, values, i < layers.length - 1);
  const most = Math.max(...values);
  const total = Math.log(values.reduce((sum, value) => sum + Math.exp(value - most), 0));
  return values.map((value) => value - most - total);
}

function pass({ inputs, outputs, weights }: Layer, values: Float32Array, isHidden: boolean): Float32Array {
  const answers = new Float32Array(outputs);
  for (let to = 0; to < outputs; to += 1) {
    const at = to * (inputs + 1);
    let sum = weights[at + inputs] as number; // the layer has (inputs + 1) weights for each output
    for (let from = 0; from < inputs; from += 1) sum += (weights[at + from] as number) * (values[from] as number);
    answers[to] = isHidden && sum < 0 ? 0 : sum;
  }
  return answers;
}

/** A layer as stored: one signed byte per weight, and the scale. */
export interface PackedLayer {
  readonly inputs: number;
  readonly outputs: number;
  readonly step: number;
  /** Base64. */
  readonly bytes: string;
}

export function unpackLayer({ inputs, outputs, step, bytes }: PackedLayer): Layer {
  const packed = Buffer.from(bytes, 'base64');
  const weights = new Float32Array(packed.length);
  for (let i = 0; i < packed.length; i += 1) weights[i] = packed.readInt8(i) * step;
  return { inputs, outputs, weights };
}
