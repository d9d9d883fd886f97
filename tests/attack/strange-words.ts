/** What parsers, casts and printers trip over, one a line. */
import fc from "fast-check";

const odd = `
0
-1
1e400
NaN
null
undefined
true
[]
{}
99999999999999999999
__proto__
constructor
toString
[object Object]
..
.
%2e%2e%2f
%00
%ff
%ED%A0%80
%0d%0aX-Evil:1
%
%25
'
"
\`
\\
;
|
*
?
#
<script>evil()</script>
{{7*7}}
' or 1=1 --
%_
//evil.example
\\\\evil.example
۱۲۳
🫖
zz
NOWRUZ
0d5c2d4e-0000-4000-8000-000000000000
1405-000001-1
a@b.co
09121234567`.split("\n");

/** What the shop knows, so that some of the way is gone with. */
const known = "1 2 161 sofa sale success default timcheh about fa en 364 newest post price_asc";

export const strangeWord: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...known.split(" ")) },
  { weight: 4, arbitrary: fc.constantFrom(...odd, "ي".repeat(50), "\u202e", "x".repeat(300)) },
  { weight: 1, arbitrary: fc.string({ maxLength: 20 }) },
);

/** Without what would end a line before its time. */
export const wordInLine: fc.Arbitrary<string> = strangeWord.map((text) =>
  text.replace(/[\s\0]/g, "+"),
);

/** One of the words of a text. */
export const oneOf = (text: string): fc.Arbitrary<string> =>
  fc.constantFrom(...text.trim().split(/\s+/));
