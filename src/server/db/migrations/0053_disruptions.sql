-- When the flights that a disruption is about depart: what is nearest is answered first, and what has left is asked no more (schema/voyages.ts).
-- That the desk has settled one is told of as well (schema/notices.ts).

alter table voyages
  add column first_departure_at timestamptz,
  add column last_departure_at timestamptz;

-- Of earlier ones every flight counts, as booked and as it flies now.
update voyages v set first_departure_at = d.first_at, last_departure_at = d.last_at
  from (
    select f.id, min(f.at) as first_at, max(f.at) as last_at
      from (
        select w.id, (s ->> 'departure')::timestamp at time zone (s ->> 'originZone') as at
          from voyages w
          cross join lateral jsonb_array_elements(
            w.before || case when jsonb_typeof(w.after) = 'array' then w.after else '[]'::jsonb end
          ) as j
          cross join lateral jsonb_array_elements(j -> 'segments') as s
      ) as f
      group by f.id
  ) as d
  where d.id = v.id;
update voyages set first_departure_at = departure::timestamp at time zone 'UTC', last_departure_at = departure::timestamp at time zone 'UTC'
  where first_departure_at is null;

alter table voyages
  alter column first_departure_at set not null,
  alter column last_departure_at set not null;

drop index voyages_open;
drop index voyages_company;
create index voyages_open on voyages (company_id, first_departure_at, id) where decision is null and settled_at is null;
create index voyages_company on voyages (company_id, first_departure_at, id);

alter table notices
  drop constraint notices_kind,
  add constraint notices_kind check (kind in ('status', 'deadline', 'disruption', 'disruptionSettled', 'lowBalance'));
