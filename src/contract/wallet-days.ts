/** The wallet chart's periods in days, and the default. */
export const CHART_DAYS = [30, 60, 180, 365] as const;
export const FIRST_CHART_DAYS = 60 satisfies (typeof CHART_DAYS)[number];
