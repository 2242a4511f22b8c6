-- Agencies of other agencies had the portal's own terms where nothing was written of theirs: they keep them, as what was agreed with them.
insert into train_configs (company_id, config)
  select c.id, '{"notificationUrl": "", "manualMode": false}'::jsonb
  from companies c join companies p on p.id = c.parent_id
  where not p.is_provider and not exists (select 1 from train_configs t where t.company_id = c.id);
update flight_configs set config = '{"fareBasisOnly": false, "searchMode": "all"}'::jsonb || config;
insert into flight_configs (company_id, config)
  select c.id, '{"markups": {}, "showSuppliers": true, "freeBaggageOnly": false, "fareBasisOnly": false, "maxResponseMs": 20000, "airlines": {"mode": "all", "codes": []}, "suppliers": null, "searchMode": "all"}'::jsonb
  from companies c join companies p on p.id = c.parent_id
  where not p.is_provider and not exists (select 1 from flight_configs f where f.company_id = c.id);
-- Requests are looked for by the order whose tickets they are about.
create index after_sales_source on after_sales (source_id);
