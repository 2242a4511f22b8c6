declare module 'subset-font' {
  /** Subsets a font to the characters of a text; `variationAxes` pins a variable font to one instance. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'truetype';
      variationAxes?: Record<string, number>;
      noHinting?: boolean;
      keepFeatures?: string[];
    },
  ): Promise<Buffer>;
}
