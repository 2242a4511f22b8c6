/** Equipment that the faker list lacks or names differently. */
export const AIRCRAFT = `
221|Airbus A220-100
223|Airbus A220-300
32A|Airbus A320 (sharklets)
32B|Airbus A321 (sharklets)
32N|Airbus A320neo
32Q|Airbus A321neo
32X|Airbus A321XLR
73H|Boeing 737-800 (winglets)
73J|Boeing 737-900 (winglets)
73W|Boeing 737-700 (winglets)
779|Boeing 777-9
919|COMAC C919
909|COMAC C909
AT4|ATR 42
AT5|ATR 42-500
AT7|ATR 72
AT6|ATR 42-600
ATR|ATR 42 / ATR 72
DH4|De Havilland Canada Dash 8 Q400
E7W|Embraer 175 (enhanced winglets)
E75|Embraer 175
J41|BAe Jetstream 41
MA6|Xi'an MA60
SF3|Saab 340
S20|Saab 2000
SU9|Sukhoi Superjet 100
`;

/** Aircraft of the faker list in scheduled passenger service today; no freighters, museum pieces or private jets. */
export const FLYING_TODAY =
  /^(?:Airbus A3(?:1[089]|20|21|30|40|50|80)|Boeing 7(?:17|37|47|57|67|77|87)|Embraer (?:1[79]|E1|RJ|EMB\.120)|Canadair Regional|De Havilland Canada D(?:HC-[678]|ash)|Antonov An-(?:24|140|148)|Ilyushin IL(?:96|114)|McDonnell Douglas MD(?:80|8[1-8]|90)|Tupolev Tu-204)/;
