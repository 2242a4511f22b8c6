-- What an agency may owe comes out of the credit line of the agency that opened it: `drawn` is what a line takes of the one above, in the
-- currency of that one, and `lent` what all lines below take of it together. Where the provider has opened it, it comes out of none.

alter table ledger_accounts
  add column lent bigint not null default 0,
  add column drawn bigint not null default 0,
  add constraint ledger_accounts_lent
    check (lent >= 0 and drawn >= 0 and (kind = 'credit' or (lent = 0 and drawn = 0)));

-- Lines that there are already take what they come to at the rates in use. A line that carries more than it has pays and lends nothing
-- until that is lowered.
with rates as (
  select currency, rate::numeric as rate, case when currency in ('JPY', 'KRW') then 1 else 100 end as units
  from exchange_rates where as_of = (select max(as_of) from exchange_rates)
)
update ledger_accounts line set drawn = case when c.settlement_currency = p.settlement_currency then line.credit_limit
    else ceil(line.credit_limit * above.rate * above.units / (own.rate * own.units))::bigint end
  from companies c
    join companies p on p.id = c.parent_id and not p.is_provider
    left join rates own on own.currency = c.settlement_currency
    left join rates above on above.currency = p.settlement_currency
  where line.company_id = c.id and line.kind = 'credit' and line.currency = c.settlement_currency and line.credit_limit > 0
    and c.deleted_at is null
    and (c.settlement_currency = p.settlement_currency or (own.rate is not null and above.rate is not null));

update ledger_accounts line set lent = below.sum
  from (
    select p.id, p.settlement_currency as currency, sum(taken.drawn) as sum
    from companies p
      join companies c on c.parent_id = p.id
      join ledger_accounts taken on taken.company_id = c.id and taken.drawn > 0
    group by p.id
  ) below
  where line.company_id = below.id and line.kind = 'credit' and line.currency = below.currency;
