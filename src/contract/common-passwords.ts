/** Common passwords of the allowed lengths, in lower case. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `000000 00000000 0123456789 1111111 11111111 111111 112233 11223344 121212 123123 123123123 123321 1234512345 123454321
  12345678 123456789 1234567890 12345678910 123456 1234567 123456a 123456aa 123456abc 123456q 123456z 1234abcd 1234qwer 123654
  123abc 123asd 123qwe 123qweasd 131313 142536 147258 147258369 147852 159357 159753 159951 1a2b3c 1a2b3c4d 1q2w3e 1q2w3e4r
  1q2w3e4r5t 1qaz2wsx 1qazxsw2 1qazxsw23edc 200000 222222 232323 252525 333333 33333333 444444 456789 4815162342 5201314
  520520 555555 55555555 654321 666666 66666666 696969 741852 741852963 753951 777777 7777777 77777777 7758521 789456
  789456123 87654321 888888 88888888 963852 963852741 987654 98765432 987654321 9876543210 999999 99999999 a12345 a123456
  a1234567 a12345678 a123456789 a1b2c3 a1b2c3d4 aa123456 aaa111 aaaaaa aaaaaaaa abc123 abc12345 abcabc abcd1234 abcdef
  abcdefg abcdefgh access admin1 admin123 admin1234 admin12345 administrator adminadmin agency amanda andrea andrew
  angel1 anthony apples arsenal asd123 asdasd asdf1234 asdfasdf asdfgh asdfghjk asdfghjkl ashley azerty bailey banana
  barcelona baseball basketball batman beautiful biteme blahblah blessed bonjour booking buster butterfly butthead
  changeme charlie cheese chelsea chicken chocolate computer cookie corvette daniel default donald dragon dragon1 elephant
  family ferrari flower football forever freedom friend fuckyou ginger google guest123 hannah harley hello1 hello123
  hellohello hunter iloveyou iloveyou1 interline jasmine jennifer jessica jordan jordan23 joshua justin killer letmein
  letmein1 liverpool london lovely loveme maggie master matrix matthew mercedes michael michelle monkey monkey1 mustang
  nicole ninja1 nothing orange p@ssw0rd p@ssword pa55word passpass passw0rd password password1 password12 password123
  peanut pepper phoenix pokemon princess purple q1w2e3 q1w2e3r4 qazwsx qazwsxedc qwaszx qweasd qweasdzxc qweqwe qwer1234
  qwerasdf qwert1 qwert12345 qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwertyu qwertyui qwertyuiop ranger robert
  samantha samsung secret shadow silver soccer spiderman starwars summer sunshine superman taylor tequiero test123
  test1234 testing testtest thomas thunder tigger travel travel123 trustno1 welcome welcome1 welcome123 whatever william
  winner winter woaini woaini1314 xiaoming yankees zaq12wsx zaq1zaq1 zxcvbn zxcvbnm zxczxc`.split(/\s+/),
);
