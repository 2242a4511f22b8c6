import { sql } from 'drizzle-orm';
import { addDays } from '../../contract/dates.ts';
import type { DocumentType, Gender } from '../../contract/passenger-terms.ts';
import type { Tx } from '../db/database.ts';
import { memberCards, travellerDocuments, travellers } from '../db/schema/travellers.ts';
import { users } from '../db/schema/users.ts';
import type { Deps } from '../deps.ts';
import { numberColumns } from '../features/travellers/sealed-numbers.ts';
import { searchTextOf } from '../features/travellers/search-text.ts';
import { cardColumns } from '../features/travellers/write-card.ts';
import { DEMO_COMPANY } from './demo-accounts.ts';

type SeedDeps = Pick<Deps, 'clock' | 'ids' | 'settings'>;

interface DemoTraveller {
  surname: string;
  givenName: string;
  nativeName: string | null;
  gender: Gender;
  birthday: string;
  nationality: string;
  phone: string | null;
  /** Type, number, and days until it expires. */
  documents: readonly (readonly [DocumentType, string, number])[];
  /** Airline and number. */
  cards: readonly (readonly [string, string])[];
}

/** Regular passengers of an agency in Shanghai: one passport expires soon, one has expired. Phone numbers are from ranges for examples. */
// biome-ignore format: one table
const TRAVELLERS: readonly DemoTraveller[] = [
  { surname: 'CHEN', givenName: 'JIAYI', nativeName: '陈佳怡', gender: 'female', birthday: '1986-04-17', nationality: 'CN', phone: '+8613800000101', documents: [['passport', 'EJ4821073', 2100], ['idcard', '310101198604170029', 3650]], cards: [['MU', '610023455107'], ['CA', '004410238871']] },
  { surname: 'WANG', givenName: 'HAORAN', nativeName: '王浩然', gender: 'male', birthday: '1979-11-02', nationality: 'CN', phone: '+8613800000102', documents: [['passport', 'EA7730916', 120], ['eep', 'C30572618', 900]], cards: [['CA', '002290817734']] },
  { surname: 'LYU', givenName: 'SIYUAN', nativeName: '吕思远', gender: 'male', birthday: '1991-07-25', nationality: 'CN', phone: '+8613800000103', documents: [['passport', 'EK0915528', 1460]], cards: [['CZ', '380061749925']] },
  { surname: 'ZHAO', givenName: 'MINGZHU', nativeName: '赵明珠', gender: 'female', birthday: '1968-01-30', nationality: 'CN', phone: '+8613800000104', documents: [['passport', 'G61204885', -40]], cards: [] },
  { surname: 'HUANG', givenName: 'ZIHAN', nativeName: '黄子涵', gender: 'female', birthday: '2016-09-08', nationality: 'CN', phone: null, documents: [['passport', 'EM2251940', 1250]], cards: [] },
  { surname: 'SHAN', givenName: 'XIAOYU', nativeName: '单晓雨', gender: 'female', birthday: '1994-12-19', nationality: 'CN', phone: '+8613800000106', documents: [['passport', 'EH8390417', 1800]], cards: [['HU', '918820034457']] },
  { surname: 'CHEUNG', givenName: 'KA WAI', nativeName: '張家偉', gender: 'male', birthday: '1982-06-11', nationality: 'HK', phone: '+85221230107', documents: [['passport', 'K04418826', 2500], ['tphm', 'H10827735', 1500]], cards: [['CX', '1650938842']] },
  { surname: 'LAM', givenName: 'WING SZE', nativeName: '林詠詩', gender: 'female', birthday: '1990-02-23', nationality: 'HK', phone: '+85221230108', documents: [['passport', 'K09972014', 700]], cards: [['CX', '1702245519'], ['BA', '40718833']] },
  { surname: 'HSU', givenName: 'CHIH MING', nativeName: '許志明', gender: 'male', birthday: '1975-08-05', nationality: 'TW', phone: '+886225550109', documents: [['passport', '315509427', 1900], ['tptw', '08227164', 1100]], cards: [['BR', '1301144826']] },
  { surname: 'TAN', givenName: 'HUI LING', nativeName: '陈慧玲', gender: 'female', birthday: '1987-10-14', nationality: 'SG', phone: '+6565550110', documents: [['passport', 'K2817730N', 1600]], cards: [['SQ', '8804417725']] },
  { surname: 'BECKER', givenName: 'JULIA', nativeName: null, gender: 'female', birthday: '1983-03-09', nationality: 'DE', phone: '+493055501110', documents: [['passport', 'C4J9KL1V7', 2900]], cards: [['LH', '992003348120577']] },
  { surname: 'TANAKA', givenName: 'KENJI', nativeName: '田中健二', gender: 'male', birthday: '1972-05-28', nationality: 'JP', phone: '+81355500112', documents: [['passport', 'TR5528104', 2300]], cards: [['NH', '4201187736']] },
];
const FREQUENT = 3;

/** Adds Harbour Travel's saved passengers, the first of whom its operator books often. */
export async function seedTravellers(tx: Tx, deps: SeedDeps): Promise<void> {
  const ids: string[] = [];
  for (const traveller of TRAVELLERS) ids.push(await insertDemoTraveller(tx, deps, traveller));
  const frequent = JSON.stringify(ids.slice(0, FREQUENT));
  await tx
    .update(users)
    .set({ config: sql`jsonb_set(${users.config}, '{passengers}', ${frequent}::jsonb)` })
    .where(sql`${users.username} = 'harbour.op'`);
}

async function insertDemoTraveller(tx: Tx, deps: SeedDeps, traveller: DemoTraveller): Promise<string> {
  const { documents, cards, ...person } = traveller;
  const now = deps.clock.now();
  const today = now.toISOString().slice(0, 10);
  const id = deps.ids.uuid();
  const companyId = DEMO_COMPANY.harbour;
  const searchText = await searchTextOf(person);
  await tx.insert(travellers).values({ id, companyId, ...person, searchText, createdAt: now, updatedAt: now });
  for (const [position, [type, number, days]] of documents.entries()) {
    const row = { id: deps.ids.uuid(), companyId };
    const facts = { travellerId: id, position, type, expiry: addDays(today, days), issuingPlace: person.nationality };
    await tx.insert(travellerDocuments).values({ ...row, ...facts, ...numberColumns(deps, row, number) });
  }
  for (const [airline, number] of cards) {
    const row = { id: deps.ids.uuid(), companyId };
    const times = { createdAt: now, updatedAt: now };
    await tx
      .insert(memberCards)
      .values({ ...row, travellerId: id, ...cardColumns(deps, row, airline, number), ...times });
  }
  return id;
}
