/** Names this build: twelve hexadecimal digits of a hash of its sources, `unbuilt` while developing. */
declare const __BUILD__: string;
