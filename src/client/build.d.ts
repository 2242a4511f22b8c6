/** This build's name: twelve hexadecimal digits of a hash of its sources, `unbuilt` in development. */
declare const __BUILD__: string;
