import { mixed, type ObjectSchema, object, type Schema, string } from 'yup';
import { draftAnswer, draftChangeInput, draftIdInput, draftKeyAnswer, draftsAnswer } from './drafts.ts';
import type { EndpointName, OutputOf } from './endpoints.ts';
import {
  flightOrderSchema,
  orderInput,
  orderPage,
  ordersQuery,
  statusCountsAnswer,
  statusCountsQuery,
} from './flight-orders.ts';
import { shoppingAnswer, shoppingInput, solutionsAnswer, solutionsInput, verificationAnswer } from './flight-search.ts';
import { paymentAnswer, paymentConfigAnswer, paymentInput } from './payments.ts';
import { loginAnswer, loginInput, meAnswer, walletAnswer } from './session.ts';
import { exchangeRatesSchema, siteConfigSchema } from './site.ts';

const nothing = object({}).noUnknown();
const none = mixed((value): value is never => value === null).nullable();
const idParameter = { id: string().max(64, 'tooLong').required('required') };
const id = object(idParameter).noUnknown();

interface Schemas<K extends EndpointName> {
  /** Path parameters, query and body together, as the handler receives them. */
  input: ObjectSchema<object>;
  /** The envelope's `data`. */
  output: Schema<OutputOf<K> | null | undefined>;
}

/** The yup schemas of every call: they validate requests, describe the OpenAPI document and check answers in tests. */
export const schemas = {
  login: { input: loginInput, output: loginAnswer },
  logout: { input: nothing, output: none },
  me: { input: nothing, output: meAnswer },
  siteConfig: { input: nothing, output: siteConfigSchema },
  exchangeRates: { input: nothing, output: exchangeRatesSchema },
  drafts: { input: nothing, output: draftsAnswer },
  draftKey: { input: nothing, output: draftKeyAnswer },
  draft: { input: draftIdInput, output: draftAnswer },
  saveDraft: { input: draftChangeInput, output: draftAnswer },
  discardDraft: { input: draftIdInput, output: none },
  wallet: { input: nothing, output: walletAnswer },
  shopping: { input: shoppingInput, output: shoppingAnswer },
  solutions: { input: solutionsInput, output: solutionsAnswer },
  verifySolution: { input: id, output: verificationAnswer },
  createFlightOrder: { input: orderInput, output: flightOrderSchema },
  flightOrders: { input: ordersQuery, output: orderPage },
  flightOrderCounts: { input: statusCountsQuery, output: statusCountsAnswer },
  flightOrder: { input: id, output: flightOrderSchema },
  cancelFlightOrder: { input: id, output: flightOrderSchema },
  confirmFlightOrder: { input: id, output: flightOrderSchema },
  payFlightOrder: { input: paymentInput.shape(idParameter), output: paymentAnswer },
  flightPaymentConfig: { input: nothing, output: paymentConfigAnswer },
} satisfies { [K in EndpointName]: Schemas<K> };
