/**
 * Codes of the airlines that agents write alone (`TG HKG BKK 22DEC`), in lower case like all search words. Codes that users also write as
 * words, titles or places are in {@link WORDLIKE_AIRLINES}, and rarely requested airlines are omitted.
 */
export const AIRLINES: ReadonlySet<string> = new Set(
  (
    'ca mu cz hu mf zh 3u sc fm kn ho 9c gs g5 jd tv 8l ky ns dr gj pn uq gx a6 aq gt oq fu cx hx uo ka nx ci br jx b7 ae jl nh ' +
    'mm gk ke oz tw lj 7c ze bx rs yp tg fd sl pg vz sq tr mh ak d7 od ga qz jt vn vj qh bl pr 5j z2 bi k6 8m ai 6e ul pk bg ' +
    'ek ey qr sv fz wy gf ku rj tk pc ly qf jq va nz fj sb ba vs af kl lh lx sn sk ay su lo ib vy tp az a3 ei bt ju fi dy u2 w6 kc hy ' +
    'et kq dl ua aa wn b6 ac ws cm av g3 ar'
  ).split(' '),
);

/** Airlines whose codes are words too: they count beside a flight number or the word airline. */
export const WORDLIKE_AIRLINES: ReadonlySet<string> = new Set('as me la ms sa it ha no to at am be so'.split(' '));
