import type { IsoDate } from '../../contract/dates.ts';
import type { PnrSystem } from './answer.ts';
import type { PassengerDraft } from './passenger-draft.ts';
import type { SegmentDraft } from './segment-draft.ts';
import type { SourceLine } from './source-lines.ts';

/** A shape that indicates a system when any line has it. */
export type Hint = readonly [shape: RegExp, weight: number];

export interface NamesOfLine {
  passengers: PassengerDraft[];
  /** TravelSky ends its names with the locator. */
  locator?: string | null;
  /** Part of the line is no name. */
  isPartial?: boolean;
}

/** How one system prints a PNR. All texts are single lines in upper case. */
export interface Grammar {
  readonly system: PnrSystem;
  readonly hints: readonly Hint[];
  /** Splits lines that hold several elements, where the system joins them. */
  readonly split?: (lines: readonly SourceLine[]) => SourceLine[];
  /** A header or closing line; its locator is null while the PNR has none. */
  readonly header: (text: string) => { locator: string | null } | null;
  /** `hasLocator`: the PNR's locator is already known, so that a word at the end is part of a name. */
  readonly names: (text: string, today: IsoDate, hasLocator: boolean) => NamesOfLine | null;
  readonly segment: (text: string) => SegmentDraft | null;
  /** Lines that are recognised but not needed: contacts, remarks, prices, tickets. */
  readonly isOther: (text: string) => boolean;
  /** Whether a line continues the list that an earlier line opened. */
  readonly continuesList: (line: SourceLine) => boolean;
}
