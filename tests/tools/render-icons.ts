// Draws the app icons of public/icons from public/icon.svg: node tests/tools/render-icons.ts
import { mkdirSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, ensureChromium } from './chromium.ts';

const drawing = readFileSync('public/icon.svg', 'utf8');
// Masks and iOS cut the corners themselves; a monochrome icon shows only its shape.
const full = drawing.replace(' rx="14"', '');
const monochrome = drawing.replace(/<rect[^>]*>/, '').replaceAll(/stroke="#\w+"/g, 'stroke="#fff"');

const ICONS = [
  { name: 'icon', svg: drawing, sizes: [192, 512] },
  { name: 'maskable', svg: full, sizes: [192, 512] },
  { name: 'apple-touch', svg: full, sizes: [180] },
  { name: 'monochrome', svg: monochrome, sizes: [512] },
];

mkdirSync('public/icons', { recursive: true });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
const page = await browser.newPage();
for (const { name, svg, sizes } of ICONS) {
  for (const size of sizes) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw}</style>${svg}`);
    await page.screenshot({ path: `public/icons/${name}-${size}.png`, omitBackground: true });
  }
}
await browser.close();
