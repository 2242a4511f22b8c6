/**
 * Whether another page shows the portal in a frame (README, "In a frame"): it then has no bars of its own, and its session is held
 * in memory alone. So no page that frames the portal ever shows the session of the browser's own, and a browser that refuses
 * storage to frames changes nothing.
 */
export const isFramed = typeof window !== 'undefined' && window.parent !== window;
