import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { DOCUMENT_TYPES, type DocumentType, type Gender } from '../../../contract/passenger-terms.ts';
import { companies } from './companies.ts';
import { users } from './users.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const DOCUMENT_LIST = sql.raw(DOCUMENT_TYPES.map((type) => `'${type}'`).join(','));

/** Saved passengers of a company. */
export const travellers = pgTable(
  'travellers',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    version: integer('version').notNull().default(1),
    surname: text('surname').notNull(),
    givenName: text('given_name').notNull(),
    nativeName: text('native_name'),
    gender: text('gender').$type<Gender>(),
    birthday: date('birthday', { mode: 'string' }),
    nationality: text('nationality'),
    phone: text('phone'),
    email: text('email'),
    /** Names in lower case, with and without blanks, and the pinyin of the native name, for the search box. */
    searchText: text('search_text').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    index('travellers_name').on(t.companyId, t.surname, t.givenName, t.id),
    check('travellers_gender', sql`${t.gender} in ('male','female')`),
  ],
);

/** Their documents. The number is sealed for its row; it is shown masked and looked up by its keyed hash. */
export const travellerDocuments = pgTable(
  'traveller_documents',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    travellerId: uuid('traveller_id')
      .notNull()
      .references(() => travellers.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    type: text('type').$type<DocumentType>().notNull(),
    numberSealed: text('number_sealed').notNull(),
    numberMasked: text('number_masked').notNull(),
    numberIndex: text('number_index').notNull(),
    expiry: date('expiry', { mode: 'string' }),
    issuingPlace: text('issuing_place'),
  },
  (t) => [
    index('traveller_documents_traveller').on(t.travellerId),
    unique('traveller_documents_number').on(t.companyId, t.type, t.numberIndex),
    index('traveller_documents_expiry').on(t.companyId, t.expiry),
    check('traveller_documents_type', sql`${t.type} in (${DOCUMENT_LIST})`),
  ],
);

/** Their frequent-flyer cards, stored like documents. */
export const memberCards = pgTable(
  'member_cards',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    travellerId: uuid('traveller_id')
      .notNull()
      .references(() => travellers.id, { onDelete: 'cascade' }),
    version: integer('version').notNull().default(1),
    airline: text('airline').notNull(),
    numberSealed: text('number_sealed').notNull(),
    numberMasked: text('number_masked').notNull(),
    numberIndex: text('number_index').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    index('member_cards_traveller').on(t.travellerId),
    unique('member_cards_number').on(t.companyId, t.numberIndex),
    check('member_cards_airline', sql`${t.airline} ~ '^[A-Z0-9]{2}$'`),
  ],
);
