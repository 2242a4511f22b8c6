import { expect, test } from 'vitest';
import { saysReference } from './reference-answer.ts';

const PLACES = 'https://portal.example/api/base/v2/dictionaries/places';
const CONFIG = 'https://portal.example/config.json';
const html = { headers: { 'content-type': 'text/html' } };
const says = (url: string, answer: Response) => saysReference({ url }, answer);

test('takes the API’s envelopes and the runtime configuration', async () => {
  const answer = Response.json({ code: 0, data: [], message: '' });
  expect(await says(PLACES, answer)).toBe(true);
  expect(await says(CONFIG, Response.json({ apiBase: '/api' }))).toBe(true);
  expect(answer.bodyUsed, 'it is still to be kept').toBe(false);
});

test('takes nothing else in their place', async () => {
  const others = [
    new Response('<h1>Welcome to Hotel WiFi</h1>', html),
    new Response('{"code":0,"data":[],"message":""}', html),
    Response.json({ login: 'https://hotel.example' }),
    Response.json({ code: 503_002, data: null, message: 'later' }),
    Response.json({ code: 0, data: [], message: '' }, { status: 206 }),
    new Response('{"code":0', { headers: { 'content-type': 'application/json' } }),
  ];
  expect(await Promise.all(others.map((answer) => says(PLACES, answer)))).toEqual(others.map(() => false));
  const strangers = [
    new Response('<h1>Hotel</h1>', html),
    ...[[], 'hotel', {}, { apiBase: null }, { login: 'https://hotel.example' }].map((said) => Response.json(said)),
  ];
  expect(await Promise.all(strangers.map((answer) => says(CONFIG, answer)))).toEqual(strangers.map(() => false));
});
