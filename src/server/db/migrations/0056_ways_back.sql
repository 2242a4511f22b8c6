-- Which of a group's payments the money of a refund is taken from.
ALTER TABLE "after_sales" ADD COLUMN "ways_back" jsonb;
