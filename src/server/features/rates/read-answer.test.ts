import { describe, expect, it } from 'vitest';
import { parseAnswer, RatesFault, readAnswer } from './read-answer.ts';

describe('what a source of rates answers', () => {
  it('is read as most give it, and taken over to our own base', () => {
    const answer = { base: 'USD', date: '2026-11-24', rates: { CNY: 7.1, EUR: 0.862, JPY: 156.6, XAU: 0.0004 } };
    const { asOf, rates } = readAnswer(answer, 'CNY');
    expect(asOf).toBe('2026-11-24');
    expect(rates).toEqual({ CNY: '1', USD: '0.140845070423', EUR: '0.121408450704', JPY: '22.056338028169' });
  });

  it('is read as others give it, against our base and with whole numbers of a hundred', () => {
    const unix = Date.parse('2026-11-24T00:00:01Z') / 1000;
    const answer = { base_code: 'CNY', time_last_update_unix: unix, conversion_rates: { CNY: 1, KRW: 200, USD: 0.14 } };
    expect(readAnswer(answer, 'CNY')).toEqual({ asOf: '2026-11-24', rates: { CNY: '1', KRW: '200', USD: '0.14' } });
  });

  it.each([
    ['no table', 'sold out'],
    ['no day', { base: 'CNY', rates: { USD: 0.14 } }],
    ['nothing of our own currency', { base: 'USD', date: '2026-11-24', rates: { EUR: 0.86 } }],
    ['no rates', { base: 'CNY', date: '2026-11-24' }],
  ])('is refused where it is %s', (_, answer) => {
    expect(() => readAnswer(answer, 'CNY')).toThrow(RatesFault);
  });

  it('leaves out what is no rate', () => {
    const odd = { USD: -1, EUR: 'x', GBP: 0, HKD: 1e-20, KRW: 2_000_000, JPY: 1e-7 };
    const answer = { base: 'CNY', date: '2026-11-24', rates: { ...odd, SGD: 1.8e-1 } };
    expect(readAnswer(answer, 'CNY').rates).toEqual({ CNY: '1', SGD: '0.18' });
  });
});

/** The layout of eurofxref-daily.xml, which has one `Cube` per currency. */
const ecb = (cubes: string) => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
	<gesmes:subject>Reference rates</gesmes:subject>
	<gesmes:Sender>
		<gesmes:name>European Central Bank</gesmes:name>
	</gesmes:Sender>
	<Cube>
${cubes}
	</Cube>
</gesmes:Envelope>
`;
const DAY = `<Cube time='2026-11-27'>
			<Cube currency='USD' rate='1.16'/>
			<Cube currency='JPY' rate='180.96'/>
			<Cube currency='CNY' rate='8.12'/>
			<Cube currency='ISK' rate='146.80'/></Cube>`;

describe('the daily file of the European Central Bank', () => {
  it('is taken over from the euro to our own base', () => {
    const { asOf, rates } = readAnswer(parseAnswer(ecb(DAY)), 'CNY');
    expect(asOf).toBe('2026-11-27');
    expect(rates).toEqual({ CNY: '1', USD: '0.142857142857', EUR: '0.12315270936', JPY: '22.285714285714' });
  });

  it.each([
    ['a page of something else', '<!doctype html><html><body>Please log in</body></html>'],
    ['cut short', ecb(DAY).slice(0, -40)],
    ['of several days', ecb(`${DAY}${DAY.replace('27', '26')}`)],
    ['without rates', ecb("<Cube time='2026-11-27'></Cube>")],
  ])('is refused where it is %s', (_, text) => {
    expect(() => readAnswer(parseAnswer(text), 'CNY')).toThrow(RatesFault);
  });
});
