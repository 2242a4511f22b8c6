-- Sites write their names in both Chinese scripts; empty where the Chinese ones stand for both (schema/sites.ts).
alter table sites
  add column traditional_name text not null default '',
  add column traditional_short_name text not null default '';
update sites set traditional_name = '聯運商旅分銷平台', traditional_short_name = '聯運'
  where is_default and chinese_name = '联运商旅分销平台' and chinese_short_name = '联运';
