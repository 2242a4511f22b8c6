/** Header and other lines common to Galileo and Apollo. */

/** The first words of a header that lost the rest: a locator of letters alone may be a surname. */
const SHORT_HEADER = /^((?=[A-Z]{0,5}\d)[A-Z0-9]{6})\/[A-Z0-9]{2}(?: +[A-Z0-9]{5})?$/;
const HEADER = /^([A-Z0-9]{6})\/[A-Z0-9]{2} +[A-Z0-9]{3,5}(?: .{0,40})? \d{1,2}[A-Z]{3}$/;

/** `LOCATR/WS QSBIV VTL9WS  AG 99999992 08MAR`. */
export function readTravelportHeader(text: string): { locator: string | null } | null {
  const locator = (HEADER.exec(text) ?? SHORT_HEADER.exec(text))?.[1];
  return locator ? { locator } : null;
}

const FIELDS =
  /^(?:\d{1,2}\/)?(?:FONE|DLVR|ADRS|FOP|TKTG|TICK|ATFQ|GFAX|RMKS|ACKN|QMDR|TRMK|NOTE|VLOC|VRMK|RCVD|FQ\d? ?|FM|FT|TI|PTC|EMAIL|CUST|INVC|AKN|SVC|TINS?|HTE|MPD):? ?-/;
const NOTICES = /^\*{2,3}[^*]{1,70}\*{2,3}|^\*{2,3} ?[A-Z]| >\*[A-Z0-9]{1,6}[;·]?$/;
const SECTIONS =
  /^(?:VENDOR REMARKS|SEGMENT\/PASSENGER|CARRIER RELATED|NO OSI|NO SSR|NO NAMES|NO ITIN|NAMES?$|MANUAL SSR|PRICING RECORDS|PNR CONTROL RELEASED|CREATED IN |FQ\d +-|SSR|OSI|[PS] {1,2}\d{1,2}\. |SUPVR INST|CFRM TO PSGR|PLANE CHANGE|APPROXIMATE TOTAL|OFFER CAR|DEPARTS |ARRIVES |VALID FOR INTL|ADD ADVANCE|TAXES AND SURCH|>?\*I?R$|>?\*IA?$|\*[A-Z]{6}$|>?<?$)/;
const AGENCY = /^[A-Z0-9]{3,4} ?- [A-Z .]+(?: {2,}[A-Z ]{3,7})?$/;

/** Contacts, remarks, prices, tickets and notices of a Travelport record. */
export function isTravelportLine(text: string): boolean {
  return FIELDS.test(text) || NOTICES.test(text) || SECTIONS.test(text) || AGENCY.test(text);
}
