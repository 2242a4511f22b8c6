export function singleLoginAddress(about: {
  portal: string;
  code: string;
  userid: string;
  apiKey: string;
  path?: string;
}): string;
