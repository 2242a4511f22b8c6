// Trains the network that reads machine-readable zones, and writes src/server/documents/zone/glyph-weights.ts. Needs the fonts below; OCR-B
// is the free one by Matthew Skala after Norbert Schwarz, the others come with Debian.
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { classify, GLYPHS, type Layer } from '../../src/server/documents/zone/glyph-network.ts';
import { cutPatch, PATCH } from '../../src/server/documents/zone/glyph-patch.ts';
import type { GreyImage } from '../../src/server/documents/zone/grey-image.ts';
import { seededRandom } from '../factories/seeded-random.ts';

interface Font {
  family: string;
  weight?: string;
  /** How often it is drawn. */
  share: number;
}
const FONTS: readonly Font[] = [
  { family: 'OCRB', share: 8 },
  { family: 'DejaVu Sans Mono', share: 3 },
  { family: 'DejaVu Sans Mono', weight: 'bold', share: 1 },
  { family: 'Liberation Mono', share: 3 },
  { family: 'Liberation Mono', weight: 'bold', share: 1 },
  { family: 'Noto Sans Mono', share: 3 },
  { family: 'Nimbus Mono PS', share: 3 },
  { family: 'Nimbus Mono PS', weight: 'bold', share: 1 },
  { family: 'Noto Sans Mono CJK SC', share: 2 },
  { family: 'Liberation Sans', share: 1 },
  { family: 'DejaVu Sans', share: 1 },
];
const STRIPS = 2200;
const LETTERS = 60;
const PITCH = 32;
const EPOCHS = 12;
const HIDDEN = [128, 56];
const random = seededRandom(20261120);
const between = (from: number, to: number) => from + random() * (to - from);
const bell = () => random() + random() + random() + random() - 2;

interface Strip {
  image: GreyImage;
  pitch: number;
  capital: number;
  text: string;
}

/** Capital height in a font of 100 pixels, and advance per letter. */
async function measure({ family, weight }: Font): Promise<{ capital: number; advance: number; middle: number }> {
  const svg = (text: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="1400" height="200"><rect width="100%" height="100%" fill="#fff"/><text x="100" y="150" font-family="${family}" font-weight="${weight ?? 'normal'}" font-size="100">${text}</text></svg>`;
  const inked = async (text: string) => {
    const { info } = await sharp(Buffer.from(svg(text)))
      .trim()
      .toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, top: -(info.trimOffsetTop ?? 0) };
  };
  const [cap, one, nine] = [await inked('H'), await inked('HH'), await inked('HHHHHHHHHH')];
  return { capital: cap.height, advance: (nine.width - one.width) / 8, middle: 150 - cap.top - cap.height / 2 };
}

async function drawStrip(font: Font, size: Awaited<ReturnType<typeof measure>>): Promise<Strip> {
  const text = Array.from({ length: LETTERS }, () =>
    random() < 0.12 ? '<' : (GLYPHS[Math.floor(random() * GLYPHS.length)] ?? '<'),
  ).join('');
  const fontSize = ((PITCH * between(0.84, 1.06)) / size.advance) * 100;
  const capital = (size.capital * fontSize) / 100;
  const middle = (size.middle * fontSize) / 100;
  const [ink, paper] = [Math.round(between(0, 90)), Math.round(between(150, 250))];
  const stroke = random() < 0.4 ? between(0, 1.6) : 0;
  const glyphs = [...text].map(
    (c, i) => `<text x="${(i + 1) * PITCH}" y="${PITCH + middle}">${c.replace('<', '&lt;')}</text>`,
  );
  const waves =
    random() < 0.5
      ? `<path d="M0 ${between(0, 60)} L ${PITCH * LETTERS} ${between(0, 60)}" stroke="rgb(${Math.round(paper - 25)},${Math.round(paper - 25)},${Math.round(paper - 25)})" stroke-width="2"/>`
      : '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${(LETTERS + 1) * PITCH}" height="${PITCH * 2}"><rect width="100%" height="100%" fill="rgb(${paper},${paper},${paper})"/>${waves}
<g font-family="${font.family}" font-weight="${font.weight ?? 'normal'}" font-size="${fontSize}" text-anchor="middle" fill="rgb(${ink},${ink},${ink})" stroke="rgb(${ink},${ink},${ink})" stroke-width="${stroke}">${glyphs.join('')}</g></svg>`;
  const pitch = between(11, 34);
  const ratio = pitch / PITCH;
  let picture = sharp(
    await sharp(Buffer.from(svg))
      .resize({ width: Math.round((LETTERS + 1) * pitch) })
      .greyscale()
      .png()
      .toBuffer(),
  );
  const blur = between(0, 0.075) * pitch;
  if (blur > 0.3) picture = picture.blur(blur);
  const { data, info } = await picture.greyscale().raw().toBuffer({ resolveWithObject: true });
  const noise = between(0, 16);
  const noisy = Uint8Array.from(data, (shade) => Math.max(0, Math.min(255, shade + bell() * 1.73 * noise)));
  const image = { width: info.width, height: info.height, data: noisy };
  return { image, pitch: info.width / (LETTERS + 1), capital: capital * ratio, text };
}

/** A letter of a strip, as misplaced as the segmentation may leave it. */
function sample({ image, pitch, capital, text }: Strip, i: number) {
  const turn = between(-0.08, 0.08);
  const wide = pitch * between(0.92, 1.08);
  const middle = [(i + 1) * pitch + between(-0.1, 0.1) * pitch, pitch + between(-0.12, 0.12) * capital] as const;
  const patch = cutPatch(image, {
    middle,
    step: [wide * Math.cos(turn), wide * Math.sin(turn)],
    capital: capital * between(0.88, 1.16),
  });
  return { patch, wanted: GLYPHS.indexOf(text[i] ?? '<') };
}

function freshLayer(inputs: number, outputs: number): Layer {
  const weights = Float32Array.from({ length: outputs * (inputs + 1) }, (_, i) =>
    i % (inputs + 1) === inputs ? 0 : bell() * Math.sqrt(6 / inputs),
  );
  return { inputs, outputs, weights };
}

/** One step of gradient descent for one letter; returns its loss. */
function learn(layers: readonly Layer[], patch: Float32Array, wanted: number, rate: number): number {
  const values: Float32Array[] = [patch];
  for (const [k, { inputs, outputs, weights }] of layers.entries()) {
    const from = values[k] as Float32Array;
    const to = new Float32Array(outputs);
    for (let o = 0; o < outputs; o += 1) {
      const at = o * (inputs + 1);
      let sum = weights[at + inputs] as number;
      for (let i = 0; i < inputs; i += 1) sum += (weights[at + i] as number) * (from[i] as number);
      to[o] = k < layers.length - 1 && sum < 0 ? 0 : sum;
    }
    values.push(to);
  }
  const last = values[layers.length] as Float32Array;
  const most = Math.max(...last);
  const total = last.reduce((sum, value) => sum + Math.exp(value - most), 0);
  let error = last.map((value, o) => Math.exp(value - most) / total - (o === wanted ? 1 : 0));
  const loss = Math.log(total) - ((last[wanted] as number) - most);
  for (let k = layers.length - 1; k >= 0; k -= 1) {
    const { inputs, outputs, weights } = layers[k] as Layer;
    const from = values[k] as Float32Array;
    const back = new Float32Array(inputs);
    for (let o = 0; o < outputs; o += 1) {
      const fault = error[o] as number;
      if (fault === 0) continue;
      const at = o * (inputs + 1);
      for (let i = 0; i < inputs; i += 1) {
        back[i] = (back[i] as number) + fault * (weights[at + i] as number);
        if (from[i] === 0) continue;
        weights[at + i] = (weights[at + i] as number) - rate * fault * (from[i] as number);
      }
      weights[at + inputs] = (weights[at + inputs] as number) - rate * fault;
    }
    if (k > 0) for (let i = 0; i < inputs; i += 1) if (from[i] === 0) back[i] = 0;
    error = back;
  }
  return loss;
}

function pack({ inputs, outputs, weights }: Layer): string {
  const most = weights.reduce((found, weight) => Math.max(found, Math.abs(weight)), 0);
  const step = most / 127;
  const bytes = Buffer.from(Int8Array.from(weights, (weight) => Math.round(weight / step)).buffer).toString('base64');
  const lines = bytes.match(/.{1,480}/g) ?? [];
  return `  {\n    inputs: ${inputs},\n    outputs: ${outputs},\n    step: ${step},\n    bytes: [\n${lines.map((line) => `      '${line}',`).join('\n')}\n    ].join(''),\n  },\n`;
}

const strips: Strip[] = [];
const drawn = FONTS.flatMap((font) => Array.from({ length: font.share }, () => font));
const sizes = new Map<Font, Awaited<ReturnType<typeof measure>>>();
for (const font of FONTS) sizes.set(font, await measure(font));
for (let i = 0; i < STRIPS; i += 1) {
  const font = drawn[i % drawn.length] as Font;
  strips.push(await drawStrip(font, sizes.get(font) as Awaited<ReturnType<typeof measure>>));
}
console.log(
  'strips',
  strips.length,
  [...sizes].map(([f, s]) => `${f.family} ${s.capital} ${s.advance.toFixed(1)}`).join('; '),
);
const layers = [
  freshLayer(PATCH.length, HIDDEN[0] as number),
  freshLayer(HIDDEN[0] as number, HIDDEN[1] as number),
  freshLayer(HIDDEN[1] as number, GLYPHS.length),
];
const tests = strips.splice(0, Math.floor(STRIPS / 12));
for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
  const rate = 0.006 * 0.72 ** epoch;
  let loss = 0;
  let count = 0;
  for (let turn = 0; turn < strips.length * LETTERS; turn += 1) {
    const strip = strips[Math.floor(random() * strips.length)] as Strip;
    const { patch, wanted } = sample(strip, Math.floor(random() * LETTERS));
    loss += learn(layers, patch, wanted, rate);
    count += 1;
  }
  let wrong = 0;
  let tried = 0;
  const confused = new Map<string, number>();
  for (const strip of tests)
    for (let i = 0; i < LETTERS; i += 1) {
      const { patch, wanted } = sample(strip, i);
      const chances = classify(layers, patch);
      const best = chances.indexOf(Math.max(...chances));
      tried += 1;
      if (best !== wanted) {
        wrong += 1;
        const pair = `${GLYPHS[wanted]}${GLYPHS[best]}`;
        confused.set(pair, (confused.get(pair) ?? 0) + 1);
      }
    }
  console.log(
    epoch,
    'loss',
    (loss / count).toFixed(4),
    'wrong',
    wrong,
    'of',
    tried,
    [...confused]
      .sort((a, b) => b[1] - a[1])
      .slice(0, 12)
      .join(' '),
  );
  writeFileSync(
    'src/server/documents/zone/glyph-weights.ts',
    `import type { PackedLayer } from './glyph-network.ts';\n\n/** Written by tests/tools/train-glyphs.ts. */\n// biome-ignore format: made by a program\nexport const GLYPH_LAYERS: readonly PackedLayer[] = [\n${layers.map(pack).join('')}];\n`,
  );
}
