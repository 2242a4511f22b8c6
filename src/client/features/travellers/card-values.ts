import type { InputOf } from '../../../contract/endpoints.ts';
import type { MemberCard } from '../../../contract/travellers.ts';

export interface CardValues {
  airline: string;
  number: string;
}

const dense = (text: string) => text.replace(/[\s-]/g, '').toUpperCase();

export function toNewCard({ airline, number }: CardValues, travellerId: string): InputOf<'createMemberCard'> {
  return { travellerId, airline, number: dense(number) };
}

/** Without a typed number the card keeps its own. */
export function toCard(
  { airline, number }: CardValues,
  { id, version }: Pick<MemberCard, 'id' | 'version'>,
): InputOf<'updateMemberCard'> {
  return { id, version, airline, number: dense(number) || undefined };
}
