import { expect, it } from 'vitest';
import { flightName, listedFlightName } from './itinerary.ts';

it('a flight is written one way, from its parts and as orders list it', () => {
  expect(flightName({ carrier: '3U', flightNumber: '8962' })).toBe('3U 8962');
  expect(listedFlightName('3U8962')).toBe('3U 8962');
});
