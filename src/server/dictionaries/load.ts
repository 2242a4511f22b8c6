import type { Airline, Airport, City, Country, Dictionaries, Names } from '../../contract/dictionaries/types.ts';
import airportRows from './data/airports.json' with { type: 'json' };
import cityRows from './data/cities.json' with { type: 'json' };

type Fields = readonly string[];

/** Names of a row: a missing traditional name equals the simplified one, a missing Chinese one the English. */
function names(fields: Fields, at: number): Names {
	const en = fields[at] ?? '';
	const simplified = fields[at + 1] || en;
	return { en, 'zh-cn': simplified, 'zh-tw': fields[at + 2] || simplified };
}

function airport(fields: Fields): Airport {
	const [code = '', city = '', country = '', latitude, longitude, zone = ''] = fields;
	return {
		code,
		city: city || code,
		country,
		latitude: Number(latitude),
		longitude: Number(longitude),
		zone,
		names: names(fields, 6),
		shortNames: names(fields, 9),
		pinyin: { full: fields[12] ?? '', initials: fields[13] ?? '' },
		size: Number(fields[14]),
	};
}

function city(fields: Fields): City {
	const [code = '', country = '', zone = ''] = fields;
	return {
		code,
		country,
		zone,
		names: names(fields, 3),
		pinyin: { full: fields[6] ?? '', initials: fields[7] ?? '' },
		airports: (fields[8] ?? '').split(' '),
		size: Number(fields[9]),
	};
}

function byCode<T extends { readonly code: string }>(rows: readonly string[], read: (fields: Fields) => T): Map<string, T> {
	return new Map(rows.map((row) => read(row.split('|'))).map((record) => [record.code, record]));
}

/** Reads the generated reference data; call once at start and pass the result on. */
export function loadDictionaries(): Dictionaries {
	return {
		airports: byCode(airportRows, airport),
		cities: byCode(cityRows, city),
		countries: new Map<string, Country>(),
		airlines: new Map<string, Airline>(),
		aircraft: new Map(),
		currencies: new Map(),
	};
}
