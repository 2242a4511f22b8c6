-- What is agreed with an agency itself; the rest comes from the company above. What differs from that today was set.
alter table companies add column set_terms text[] not null default '{}';
update companies c set set_terms = array_remove(array[
    case when c.credit_period <> case when p.is_provider then 'month' else p.credit_period end then 'creditPeriod' end,
    case when c.enable_flight_service <> (p.is_provider or p.enable_flight_service) then 'enableFlightService' end,
    case when c.enable_train_service <> (p.is_provider or p.enable_train_service) then 'enableTrainService' end,
    case when c.is_show_bill <> (p.is_provider or p.is_show_bill) then 'isShowBill' end,
    case when c.send_email_to_sub_agency <> (p.is_provider or p.send_email_to_sub_agency) then 'sendEmailToSubAgency' end,
    case when c.hide_pnr_booking <> (not p.is_provider and p.hide_pnr_booking) then 'hidePnrBooking' end,
    case when c.hide_mainland_content <> (not p.is_provider and p.hide_mainland_content) then 'hideMainlandContent' end,
    case when c.disable_payment <> (not p.is_provider and p.disable_payment) then 'disablePayment' end,
    case when c.only_show_own_orders <> (not p.is_provider and p.only_show_own_orders) then 'onlyShowOwnOrders' end
  ], null)
  from companies p where p.id = c.parent_id;
