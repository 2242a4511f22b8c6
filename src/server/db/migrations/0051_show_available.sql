-- Agencies choose whether who books sees what is left to pay with. Until now everybody did.
alter table companies add column show_available boolean not null default true;
