-- Hashes over requests are keyed from now on: from a plain one the numbers of passports in a request can be guessed. Old ones go; the
-- answers kept beside them stay for whoever asks again.
alter table idempotency_keys alter column request_hash drop not null;
alter table booking_intents alter column request_hash drop not null;
update idempotency_keys set request_hash = null where request_hash ~ '^[0-9a-f]{64}$';
update booking_intents set request_hash = null where request_hash ~ '^[0-9a-f]{64}$';

-- Ended bookings are tidied away by their age.
create index if not exists booking_intents_ended on booking_intents (created_at) where state <> 'calling';
