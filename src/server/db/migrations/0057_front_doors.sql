-- An agency's own web address is one agency's alone. Mails leave under a name, and payers come back to where they came from.
create unique index companies_website_prefix on companies (website_prefix) where website_prefix <> '';
alter table mails add column sender text not null default '';
alter table payment_attempts add column return_origin text not null default '';
