import { describe, expect, it } from 'vitest';
import { api } from '../../../../tests/factories/api.ts';
import { letterPdf } from '../../../../tests/factories/pdfs.ts';
import { ticketedServer } from '../../../../tests/factories/ticketed-server.ts';
import { FIELD_MESSAGES } from '../../../contract/messages.ts';
import { sweepOrders } from '../../orders/jobs.ts';

const { clock, server, issued } = ticketedServer();
const DAY_MS = 86_400_000;
const PDF = letterPdf();

/** A caller who logs in now: sessions of days ago have ended. */
const agentNow = () => api(server()).as('harbour.op');
const sendProof = async () =>
  (await agentNow().expect('uploadFile', { purpose: 'proof', name: 'letter.pdf', image: new Uint8Array(PDF) })).id;

describe('a request that was left half filled for days', () => {
  it('says which of its proofs are to be added again', async () => {
    const order = await issued({ adult: 1 });
    const passengers = order.passengers.map(({ id }) => id);
    const old = await sendProof();
    clock.advance(2 * DAY_MS);
    await sweepOrders(server().deps);
    const ask = (proofs: string[]) =>
      agentNow().call('refundFlightOrder', { id: order.id, passengers, reason: 1, files: proofs });
    const gone = await ask([await sendProof(), old, 'no-file']);
    expect(gone.status).toBe(400);
    const message = FIELD_MESSAGES.proofGone.en;
    expect(gone.envelope.data).toEqual({ fields: { 'files[1]': message, 'files[2]': message } });
    expect((await ask([await sendProof()])).envelope.code).toBe(0);
  });

  it('says at the journey that has been flown meanwhile that it has left, and takes the other', async () => {
    const order = await issued({ adult: 1 }, { inDays: 2, returnInDays: 9 });
    const passengers = order.passengers.map(({ id }) => id);
    clock.advance(4 * DAY_MS);
    const wish = (...journeys: number[]) => ({
      id: order.id,
      passengers,
      journeys: journeys.map((journey) => ({ journey, date: '2026-12-01' })),
    });
    const left = FIELD_MESSAGES.journeyLeft.en;
    const agent = agentNow();
    const search = await agent.call('searchFlightChange', wish(0));
    expect(search.envelope.data).toEqual({ fields: { 'journeys[0].journey': left } });
    const ask = await agent.call('changeFlightOrder', { ...wish(1, 0), reason: 1 });
    expect(ask.envelope.data).toEqual({ fields: { 'journeys[1].journey': left } });
    expect((await agent.call('changeFlightOrder', { ...wish(1), reason: 1 })).envelope.code).toBe(0);
  });
});
