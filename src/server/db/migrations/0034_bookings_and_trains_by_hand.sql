-- The newest groups or trains of a company are found without reading through its flights.
CREATE INDEX "orders_newest_of_product" ON "orders" USING btree ("company_id","product","created_at","id");

-- Trains of agencies in manual mode are ticketed by the desk (spec §3, train config).
ALTER TABLE "orders" ADD COLUMN "by_hand" boolean DEFAULT false NOT NULL;
