CREATE SEQUENCE "public"."sandbox_locators" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."sandbox_tickets" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text NOT NULL,
	"detail" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent_id" uuid,
	"name" text NOT NULL,
	"alias" text DEFAULT '' NOT NULL,
	"logo" text,
	"proxy_level" integer NOT NULL,
	"is_provider" boolean DEFAULT false NOT NULL,
	"settlement_currency" text NOT NULL,
	"enable_flight_service" boolean DEFAULT true NOT NULL,
	"enable_train_service" boolean DEFAULT true NOT NULL,
	"is_show_bill" boolean DEFAULT true NOT NULL,
	"can_create_sub_agency" boolean DEFAULT false NOT NULL,
	"hide_pnr_booking" boolean DEFAULT false NOT NULL,
	"disable_payment" boolean DEFAULT false NOT NULL,
	"only_show_own_orders" boolean DEFAULT false NOT NULL,
	"single_session" boolean DEFAULT false NOT NULL,
	"website_prefix" text DEFAULT '' NOT NULL,
	"frame_hosts" text[] DEFAULT '{}' NOT NULL,
	"disabled_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "companies_currency" CHECK ("companies"."settlement_currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "companies_proxy_level" CHECK ("companies"."proxy_level" >= 0)
);
--> statement-breakpoint
CREATE TABLE "draft_keys" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "drafts" (
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	"rev" integer NOT NULL,
	"sealed" text,
	"saved_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "drafts_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "drafts_deleted" CHECK (("drafts"."sealed" is null) = ("drafts"."deleted_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "portal_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "portal_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" uuid NOT NULL,
	"user_id" uuid,
	"event" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "flight_configs" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"config" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "flight_search_chunks" (
	"search_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"solutions" "bytea" NOT NULL,
	"withdrawn" text[] NOT NULL,
	"supplier_id" text NOT NULL,
	"offer_refs" text[] NOT NULL,
	CONSTRAINT "flight_search_chunks_search_id_number_pk" PRIMARY KEY("search_id","number")
);
--> statement-breakpoint
CREATE TABLE "flight_searches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"input" jsonb NOT NULL,
	"suppliers" jsonb NOT NULL,
	"done" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "flight_verifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"supplier_id" text NOT NULL,
	"offer_ref" text NOT NULL,
	"outcome" text NOT NULL,
	"solution" jsonb NOT NULL,
	"price_parts" jsonb NOT NULL,
	"currency" text NOT NULL,
	"input" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "flight_verifications_outcome" CHECK ("flight_verifications"."outcome" in ('unchanged','priceChanged','packageChanged','documentsChanged'))
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"command" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"state" text NOT NULL,
	"answer" json,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_company_id_user_id_command_key_pk" PRIMARY KEY("company_id","user_id","command","key"),
	CONSTRAINT "idempotency_keys_state" CHECK ("idempotency_keys"."state" in ('running','done'))
);
--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"qualifier" text DEFAULT '' NOT NULL,
	"currency" text NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	"credit_limit" bigint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "ledger_accounts_identity" UNIQUE("company_id","kind","qualifier","currency"),
	CONSTRAINT "ledger_accounts_currency" UNIQUE("id","currency"),
	CONSTRAINT "ledger_accounts_kind" CHECK ("ledger_accounts"."kind" in ('wallet','credit','clearing','supplier_payable','markup_income','fee_income','refund_payable')),
	CONSTRAINT "ledger_accounts_limit" CHECK ("ledger_accounts"."credit_limit" >= 0 and ("ledger_accounts"."kind" = 'credit' or "ledger_accounts"."credit_limit" = 0)),
	CONSTRAINT "ledger_accounts_floor" CHECK ("ledger_accounts"."balance" + "ledger_accounts"."credit_limit" >= 0),
	CONSTRAINT "ledger_accounts_credit_ceiling" CHECK ("ledger_accounts"."kind" <> 'credit' or "ledger_accounts"."balance" <= 0),
	CONSTRAINT "ledger_accounts_running" CHECK ("ledger_accounts"."kind" in ('wallet','credit') or "ledger_accounts"."balance" = 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_journal" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"order_id" text,
	"kind" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"description" text NOT NULL,
	"user_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_journal_key" UNIQUE("company_id","idempotency_key"),
	CONSTRAINT "ledger_journal_kind" CHECK ("ledger_journal"."kind" in ('top-up','payment','refund-due','refund'))
);
--> statement-breakpoint
CREATE TABLE "ledger_postings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_postings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"journal_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	CONSTRAINT "ledger_postings_amount" CHECK ("ledger_postings"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "booking_counters" (
	"day" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking_intents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"user_name" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"verification_id" text NOT NULL,
	"supplier_id" text NOT NULL,
	"request" text,
	"state" text NOT NULL,
	"order_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"hold" boolean NOT NULL,
	CONSTRAINT "booking_intents_state" CHECK ("booking_intents"."state" in ('calling','booked','refused'))
);
--> statement-breakpoint
CREATE TABLE "flight_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"created_by_name" text NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"original_id" text,
	"reference_id" text,
	"pnr" text,
	"airline" text NOT NULL,
	"supplier_id" text NOT NULL,
	"supplier_name" text NOT NULL,
	"supplier_ref" text,
	"supplier_amount" bigint,
	"supplier_currency" text,
	"currency" text NOT NULL,
	"total" bigint NOT NULL,
	"product" jsonb NOT NULL,
	"settlement" jsonb NOT NULL,
	"contact" jsonb NOT NULL,
	"remark" text,
	"review_remark" text,
	"pay_by" timestamp with time zone,
	"ticket_by" timestamp with time zone,
	"payment_channel" text,
	"paid_at" timestamp with time zone,
	"payment_reference" text,
	"departure_date" date NOT NULL,
	"route" text[] NOT NULL,
	"flight_numbers" text[] NOT NULL,
	"lead_passenger" text NOT NULL,
	"passenger_count" integer NOT NULL,
	"search_text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "flight_orders_status_known" CHECK ("flight_orders"."status" in ('reviewing','reserved','to_be_paid','proceeding','origin_holding','origin_failed','failed_reimbursing','failed_reimbursed','issued','chg_reviewing','chg_to_be_paid','chg_proceeding','change_holding','change_failed','reimbursing','chg_rejected','changed','change_canceled','rfd_reviewing','rfd_to_be_confirm','rfd_proceeding','refund_holding','refund_failed','rfd_rejected','refunded','refunded_reimbursing','refunded_reimbursed','refund_canceled','void_proceeding','void_holding','voided','voided_reimbursing','voided_reimbursed','void_rejected','void_failed','origin_canceled','closed','failed','holding','canceled','void_canceled')),
	CONSTRAINT "flight_orders_type_known" CHECK ("flight_orders"."type" in ('origin','change','refund','void')),
	CONSTRAINT "flight_orders_child" CHECK (("flight_orders"."type" = 'origin') = ("flight_orders"."original_id" is null)),
	CONSTRAINT "flight_orders_number" CHECK ("flight_orders"."id" ~ '^[0-9]{10}$')
);
--> statement-breakpoint
CREATE TABLE "order_passengers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"type" text NOT NULL,
	"surname" text NOT NULL,
	"given_name" text NOT NULL,
	"gender" text NOT NULL,
	"birthday" date NOT NULL,
	"nationality" text NOT NULL,
	"phone" text,
	"email" text,
	"frequent_flyer" jsonb,
	"document_type" text NOT NULL,
	"document_number" text NOT NULL,
	"document_masked" text NOT NULL,
	"document_expiry" date NOT NULL,
	"document_issuing_place" text,
	"ticket_number" text,
	CONSTRAINT "order_passengers_position" UNIQUE("order_id","position"),
	CONSTRAINT "order_passengers_ticket_form" CHECK ("order_passengers"."ticket_number" ~ '^[0-9]{13}$')
);
--> statement-breakpoint
CREATE TABLE "order_timeline" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_timeline_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"status" text,
	"by_name" text,
	"amount" bigint,
	"currency" text,
	"text" text
);
--> statement-breakpoint
CREATE TABLE "sandbox_bookings" (
	"supplier_id" text NOT NULL,
	"locator" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"offer_ref" text NOT NULL,
	"state" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"passengers" integer NOT NULL,
	"ticket_prefix" text NOT NULL,
	"seats" jsonb NOT NULL,
	"issue_by" timestamp with time zone,
	"settles_at" timestamp with time zone,
	"settles_as" text,
	"ticket_numbers" text[] NOT NULL,
	"void_until" timestamp with time zone,
	"reason" text,
	CONSTRAINT "sandbox_bookings_supplier_id_locator_pk" PRIMARY KEY("supplier_id","locator"),
	CONSTRAINT "sandbox_bookings_key" UNIQUE("supplier_id","idempotency_key"),
	CONSTRAINT "sandbox_bookings_locator" CHECK ("sandbox_bookings"."locator" ~ '^[A-Z0-9]{6}$'),
	CONSTRAINT "sandbox_bookings_state" CHECK ("sandbox_bookings"."state" in ('held','issuing','issued','refused','cancelled','voided'))
);
--> statement-breakpoint
CREATE TABLE "sandbox_seats" (
	"key" text NOT NULL,
	"date" date NOT NULL,
	"sold" integer NOT NULL,
	CONSTRAINT "sandbox_seats_date_key_pk" PRIMARY KEY("date","key"),
	CONSTRAINT "sandbox_seats_sold" CHECK ("sandbox_seats"."sold" >= 0)
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"end_reason" text,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "sessions_end" CHECK (("sessions"."ended_at" is null) = ("sessions"."end_reason" is null)),
	CONSTRAINT "sessions_end_reason" CHECK ("sessions"."end_reason" in ('logout', 'replaced', 'reset'))
);
--> statement-breakpoint
CREATE TABLE "exchange_rates" (
	"as_of" date NOT NULL,
	"currency" text NOT NULL,
	"rate" text NOT NULL,
	CONSTRAINT "exchange_rates_as_of_currency_pk" PRIMARY KEY("as_of","currency"),
	CONSTRAINT "exchange_rates_rate" CHECK ("exchange_rates"."rate" ~ '^[0-9]{1,12}([.][0-9]{1,12})?$' and "exchange_rates"."rate"::numeric > 0)
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"username" text NOT NULL,
	"nickname" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"avatar" text,
	"password_hash" text NOT NULL,
	"roles" text[] NOT NULL,
	"permissions" text[] DEFAULT '{}' NOT NULL,
	"config" jsonb NOT NULL,
	"disabled_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_roles" CHECK ("users"."roles" <@ array['operator', 'finance', 'SuperUser'])
);
--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_parent_id_companies_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_keys" ADD CONSTRAINT "draft_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_keys" ADD CONSTRAINT "draft_keys_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_events" ADD CONSTRAINT "portal_events_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_events" ADD CONSTRAINT "portal_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flight_configs" ADD CONSTRAINT "flight_configs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_journal" ADD CONSTRAINT "ledger_journal_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_journal" ADD CONSTRAINT "ledger_journal_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_journal_id_ledger_journal_id_fk" FOREIGN KEY ("journal_id") REFERENCES "public"."ledger_journal"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_account" FOREIGN KEY ("account_id","currency") REFERENCES "public"."ledger_accounts"("id","currency") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_intents" ADD CONSTRAINT "booking_intents_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_intents" ADD CONSTRAINT "booking_intents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_intents" ADD CONSTRAINT "booking_intents_order_id_flight_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."flight_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flight_orders" ADD CONSTRAINT "flight_orders_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flight_orders" ADD CONSTRAINT "flight_orders_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flight_orders" ADD CONSTRAINT "flight_orders_original_id_flight_orders_id_fk" FOREIGN KEY ("original_id") REFERENCES "public"."flight_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_passengers" ADD CONSTRAINT "order_passengers_order_id_flight_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."flight_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_timeline" ADD CONSTRAINT "order_timeline_order_id_flight_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."flight_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_company" ON "audit_log" USING btree ("company_id","at");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject","subject_id");--> statement-breakpoint
CREATE INDEX "drafts_age" ON "drafts" USING btree ("saved_at");--> statement-breakpoint
CREATE INDEX "portal_events_company" ON "portal_events" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "portal_events_age" ON "portal_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "flight_searches_age" ON "flight_searches" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "flight_verifications_age" ON "flight_verifications" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "ledger_journal_order" ON "ledger_journal" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "ledger_journal_company" ON "ledger_journal" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "ledger_postings_journal" ON "ledger_postings" USING btree ("journal_id");--> statement-breakpoint
CREATE INDEX "ledger_postings_account_id" ON "ledger_postings" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "booking_intents_verification" ON "booking_intents" USING btree ("verification_id") WHERE "booking_intents"."state" in ('calling','booked');--> statement-breakpoint
CREATE INDEX "booking_intents_open" ON "booking_intents" USING btree ("created_at") WHERE "booking_intents"."state" = 'calling';--> statement-breakpoint
CREATE INDEX "flight_orders_newest" ON "flight_orders" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "flight_orders_status" ON "flight_orders" USING btree ("company_id","status");--> statement-breakpoint
CREATE INDEX "flight_orders_original" ON "flight_orders" USING btree ("original_id");--> statement-breakpoint
CREATE INDEX "flight_orders_deadline" ON "flight_orders" USING btree ("pay_by") WHERE "flight_orders"."status" in ('reserved','to_be_paid');--> statement-breakpoint
CREATE INDEX "flight_orders_moving" ON "flight_orders" USING btree ("status","updated_at") WHERE "flight_orders"."status" in ('proceeding','origin_holding','origin_failed','failed_reimbursing');--> statement-breakpoint
CREATE INDEX "order_passengers_ticket" ON "order_passengers" USING btree ("ticket_number");--> statement-breakpoint
CREATE INDEX "order_timeline_order" ON "order_timeline" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "sandbox_bookings_holds" ON "sandbox_bookings" USING btree ("issue_by") WHERE "sandbox_bookings"."state" = 'held';--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username" ON "users" USING btree (lower("username"));--> statement-breakpoint
CREATE INDEX "users_company" ON "users" USING btree ("company_id");