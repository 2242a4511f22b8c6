-- Another administrator of the provider can do all that the first can.
update users set
    permissions = array['agencybills:read', 'desk:flight', 'desk:group', 'desk:train', 'agencies:write', 'credit:write', 'topup:write',
      'rates:write', 'sites:write'],
    version = version + 1
  where 'SuperUser' = any (roles) and not is_technical and deleted_at is null
    and company_id in (select id from companies where is_provider);

-- Administrators of agencies read their agencies' bills and lend them of their own credit line; finance staff read bills (spec §6).
update users set permissions = permissions || array['agencybills:read'], version = version + 1
  where roles && array['SuperUser', 'finance'] and not 'agencybills:read' = any (permissions)
    and not is_technical and deleted_at is null;
update users set permissions = permissions || array['credit:write'], version = version + 1
  where 'SuperUser' = any (roles) and not 'credit:write' = any (permissions)
    and not is_technical and deleted_at is null;
