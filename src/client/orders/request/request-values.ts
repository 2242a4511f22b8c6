import { REFUND_REASONS, type RefundReason, type SubReason, subReasonsOf } from '../../../contract/after-sales.ts';
import { isRecord } from '../../api/is-record.ts';

/** The reason of a request. */
export interface WhyValues {
  reason: string;
  subReason: string;
  remark: string;
}
export const VOLUNTARILY: WhyValues = { reason: '0', subReason: '', remark: '' };

/** The reason as sent. */
export interface Why {
  reason: RefundReason;
  subReason?: SubReason;
  remark?: string;
}

export function whyOf({ reason, subReason, remark }: WhyValues): Why {
  const detail = subReasonsOf(Number(reason)).find((value) => value === subReason);
  return {
    reason: REFUND_REASONS.find((value) => String(value) === reason) ?? 0,
    ...(detail ? { subReason: detail } : {}),
    ...(remark.trim() ? { remark: remark.trim() } : {}),
  };
}

/** The values of a request form; saved on every keystroke until it is sent. */
export interface RequestValues extends WhyValues {
  people: string[];
  /** Files that were uploaded. */
  files: { id: string; name: string }[];
}

export interface RefundValues extends RequestValues {
  segments: number[];
}

export interface ChangeValues extends RequestValues {
  /** By the journey's position. */
  journeys: { wanted: boolean; date: string; flight: string }[];
}

/** Where an unsent request is stored. */
export const refundPlace = (orderId: string): string => `refund/${orderId}`;
export const changePlace = (orderId: string): string => `change/${orderId}`;

const listOf = <T>(value: unknown, is: (one: unknown) => one is T): T[] =>
  Array.isArray(value) ? value.filter(is) : [];
const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number';
const isFile = (value: unknown): value is { id: string; name: string } =>
  isRecord(value) && isText(value.id) && isText(value.name);
const isJourney = (value: unknown): value is ChangeValues['journeys'][number] =>
  isRecord(value) && typeof value.wanted === 'boolean' && isText(value.date) && isText(value.flight);
const textOf = (value: unknown): string => (isText(value) ? value : '');

function readRequest(kept: Record<string, unknown>): RequestValues {
  return {
    people: listOf(kept.people, isText),
    reason: textOf(kept.reason) || '0',
    subReason: textOf(kept.subReason),
    remark: textOf(kept.remark),
    files: listOf(kept.files, isFile),
  };
}

export function readRefund(kept: unknown): RefundValues | null {
  return isRecord(kept) ? { ...readRequest(kept), segments: listOf(kept.segments, isNumber) } : null;
}

/** Null if of another trip. */
export function readChange(kept: unknown, journeys: number): ChangeValues | null {
  if (!isRecord(kept)) return null;
  const read = listOf(kept.journeys, isJourney);
  return read.length === journeys ? { ...readRequest(kept), journeys: read } : null;
}
