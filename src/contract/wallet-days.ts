/** How many days the wallet's chart goes back. */
export const CHART_DAYS = [30, 60, 180, 365] as const;
