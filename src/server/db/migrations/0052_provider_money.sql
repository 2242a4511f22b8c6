-- Money for agencies is the provider's people's to enter. An earlier migration, gone since, gave both permissions to administrators of agencies.
update users set permissions = array_remove(array_remove(permissions, 'topup:write'), 'credit:write'), version = version + 1
  where permissions && array['topup:write', 'credit:write']
    and company_id in (select id from companies where not is_provider);
