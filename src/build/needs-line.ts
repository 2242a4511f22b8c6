import type { Plugin } from 'vite';
import type { OutputChunk, Outputs } from './fetch-ahead.ts';

/** Features that show and do nothing without a connection, none of which a tab leads to. No other feature imports one of them, so their words are met on their own pages alone. */
export const NEEDS_LINE =
  /^src\/client\/((manage|chat|public)\/|features\/(bills\/(Book|book-|InvoiceChips|Transaction|Statement|AgencyBill|AgencyStatement)|home\/(About|EnquiryForm|HomeOffer|OfferParts|enquiry-)|(agencies|company|deliveries|desk|desk-mails|enquiries|notices|rates|security|sites?|user-log|users|voyages)\/))/;
/** Parts of other features that are opened on a tap, or in a frame, and work with the server only. */
const PARTS =
  /\/(api\/push-device|exports\/ExportList|features\/(bookings\/list\/(FilterSheet|SavedFilters)|bills\/(BalanceChart|LimitSheet|OrderBillSheet|SettleSheet|TopUpSheet)|flight-orders\/(after-sales\/(\w+Sheet|OptionCards|RequoteButton)|detail\/FlightPaymentSheet)|flight-search\/results\/MarkupSheet|group-orders\/(Group(Payment|Refund)Sheet|RefundButtons)|shell\/frame\/[\w-]+|trains\/after-sales\/Train\w+(Sheet|Button))|orders\/(paper\/(Itinerary|Print)Sheet|payment\/QrCode)|offline\/(InstallSheet|PushOffer|use-push|drafts\/take-over)|form\/han-reading|booking\/scan\/Scan(Sheet|Picker|Preview|Result)|flight-search\/work\/WorkPanel)\.tsx?$|\/locales\/[a-z-]+\.po\?line/;

/** Files of the built app that are not kept on the device: whoever opens such a page has the connection that it needs anyway. */
export function needsLine() {
  const leftOut = new Set<string>();
  const plugin: Plugin = {
    name: 'needs-line',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler: (_, bundle) => {
        for (const file of filesNotKept(bundle)) leftOut.add(file);
      },
    },
  };
  const onlyKept = async <E extends { url: string }>(entries: E[]) => ({
    manifest: entries.filter(({ url }) => !leftOut.has(url)),
  });
  return { plugin, onlyKept };
}

/** Chunks, with their styles, that are reached from the first page only through what needs a connection. */
export function filesNotKept(bundle: Outputs): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const reached = new Set<string>();
  const reach = (name: string, isAtOnce: boolean) => {
    const chunk = byName.get(name);
    if (!chunk || reached.has(name) || (!isAtOnce && modulesOf(chunk).some(isOfLine))) return;
    reached.add(name);
    for (const next of chunk.imports) reach(next, true);
    for (const next of chunk.dynamicImports) reach(next, false);
  };
  for (const { fileName, isEntry } of chunks) if (isEntry) reach(fileName, true);
  const stylesOf = (isReached: boolean) =>
    chunks
      .filter(({ fileName }) => reached.has(fileName) === isReached)
      .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  const kept = new Set(stylesOf(true));
  const names = chunks.map(({ fileName }) => fileName).filter((name) => !reached.has(name));
  return [...names, ...stylesOf(false).filter((style) => !kept.has(style))];
}

/** What a chunk stands for: one that only hands on what another file holds has no module of its own. */
function modulesOf({
  moduleIds,
  facadeModuleId,
}: Pick<OutputChunk, 'moduleIds' | 'facadeModuleId'>): readonly string[] {
  return facadeModuleId === null ? moduleIds : [...moduleIds, facadeModuleId];
}

function isOfLine(id: string): boolean {
  return NEEDS_LINE.test(id.slice(id.lastIndexOf('src/client/'))) || PARTS.test(id);
}
