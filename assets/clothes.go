package assets

// halfBody is the chest of a two-headed court card, in card units: it fills
// the card from the shoulders down to the middle line y = 150, the neck at
// x = 104. What is left of the middle is robe, what is right of it robe2.
var halfBody = shape{
	{robe, ink, 2, "M104 104 C92 106 84 110 76 112 C48 116 22 124 10 140 V160 H104 Z"},
	{robe2, ink, 2, "M104 104 C116 106 124 110 132 112 C156 116 178 122 190 134 V160 H104 Z"},
}

// bust is the body of a Swiss court card in card units: shoulders at y = 150,
// down to the lower edge, neck at x = 100, belt at y = 236.
var bust = shape{
	{robe, ink, 2.4, "M100 144 C84 146 74 150 62 154 C42 160 33 180 29 206 L26 238 L54 244 L60 208 C62 222 62 230 60 240 C54 258 48 276 46 300 H100 Z"},
	{robe2, ink, 2.4, "M100 144 C116 146 126 150 138 154 C158 160 167 180 171 206 L174 238 L148 244 L140 208 C138 222 138 230 140 240 C146 258 152 276 154 300 H100 Z"},
	{trim, ink, 2, "M59 232 C80 238 120 238 141 232 L142 244 C120 250 80 250 58 244 Z"},
	{brown, ink, 1.8, "M92 236 H108 V250 H92 Z"},
	{none, ink, 1.5, "M60 208 C62 198 62 190 60 184 M140 208 C138 198 138 190 140 184 M74 252 C70 268 68 282 67 300 M126 252 C130 268 132 282 133 300"},
}

// akimbo is the left arm of a bust with the hand at the belt.
var akimbo = shape{
	{skin, ink, 2, "M84 226 C90 224 98 226 100 231 C103 236 100 242 94 243 L84 244 Z"},
	{none, ink, 1.3, "M92 231 H100 M92 236 H100"},
	{robe, ink, 2.4, "M31 190 C18 226 18 253 48 252 C62 252 74 248 84 246 L82 224 C74 226 66 226 60 224 C58 218 60 206 62 190"},
	{trim, ink, 1.8, "M80 222 L88 222 L90 247 L82 248 Z"},
}

// Collars, on a head as in faces.go.
var (
	roundCollar = shape{{trim, ink, 2, "M0 34 C14 34 24 34 32 40 C38 48 22 58 0 58 X"},
		{none, ink, 1.3, "M0 45 V57 M11 44 L13 56 M-11 44 L-13 56 M22 43 L26 52 M-22 43 L-26 52"}}
	ruff = shape{{white, ink, 1.9, "M0 28 C8 24 12 28 18 25 C24 23 26 29 32 29 C38 30 36 37 40 40 C43 46 34 47 31 51 C25 56 21 51 15 55 C9 58 5 53 0 56 X"},
		{none, edge, 1.6, "M0 32 V52 M10 32 L12 51 M-10 32 L-12 51 M19 31 L25 49 M-19 31 L-25 49 M26 33 L34 44 M-26 33 L-34 44"}}
	ermine = shape{{white, ink, 2, "M0 35 C12 30 24 33 36 41 C46 46 52 54 50 62 C34 76 16 76 0 76 X"},
		{ink, none, 0, "M-30 46 L-27 55 L-32 54 Z M30 46 L32 54 L27 55 Z M-14 50 L-11 60 L-16 59 Z M14 50 L16 59 L11 60 Z M0 60 L2.4 70 L-2.4 70 Z M-38 56 L-35 64 L-40 63 Z M38 56 L40 63 L35 64 Z M-24 61 L-21 70 L-26 69 Z M24 61 L26 69 L21 70 Z"}}
	vCollar = shape{{white, ink, 1.9, "M0 58 L-10 32 L-26 38 L-6 70 Z M0 58 L10 32 L26 38 L6 70 Z"},
		{trim, ink, 1.6, "O0 66 4.6 4.6"}}
	chain = shape{{none, ink, 4.6, "M-30 40 C-22 64 22 64 30 40"}, {none, gold, 2.4, "M-30 40 C-22 64 22 64 30 40"},
		{gold, ink, 1.7, "O0 64 7 7"}, {red, ink, 1.2, "O0 64 2.8 2.8"}}
	neckline = shape{{skin, ink, 1.9, "M0 62 C16 60 24 50 24 40 C16 34 10 32 9 24 H0 X"},
		{none, trim, 4, "M-25 40 C-24 54 -14 64 0 65 C14 64 24 54 25 40"},
		{none, ink, 1.2, "M-15 36 C-8 50 8 50 15 36"}, {gold, ink, 1.3, "O0 48 3.4 3.8"}}
	kerchief = shape{{trim, ink, 1.9, "M0 50 C14 48 22 42 26 34 C16 30 12 28 0 30 X"},
		{trim, ink, 1.8, "M0 44 L-12 66 L-2 60 L0 70 L3 60 L13 66 Z"}, {trim, ink, 1.5, "O0 46 5 4.4"}}
	zigzag = shape{{trim, ink, 1.9, "M0 32 C12 32 20 33 28 37 L40 46 L30 50 L28 60 L18 55 L12 66 L5 57 L0 70 X"}}
)

// Patterns for half bodies, in card units below the shoulders.
var (
	stripes = shape{{none, trim, 4, "M84 122 L74 160 M62 126 L48 160 M40 132 L24 160 M124 122 L134 160 M146 126 L160 160 M168 130 L184 160"}}
	lozenge = shape{{trim, ink, 1.3, "M70 126 L77 135 L70 144 L63 135 Z M46 130 L52 138 L46 146 L40 138 Z M138 126 L145 135 L138 144 L131 135 Z M162 128 L168 136 L162 144 L156 136 Z M24 136 L29 142 L24 148 L19 142 Z"}}
	dots    = shape{{trim, none, 0, "O72 128 3.4 3.4 O60 138 3.4 3.4 O48 128 3.4 3.4 O36 138 3.4 3.4 O82 140 3.4 3.4 O136 128 3.4 3.4 O148 138 3.4 3.4 O160 128 3.4 3.4 O126 140 3.4 3.4 O172 138 3.4 3.4"}}
	lacing  = shape{{none, trim, 2.6, "M96 122 L112 130 M112 122 L96 130 M96 134 L112 142 M112 134 L96 142"},
		{none, trim, 3.4, "M60 118 C54 130 52 140 52 160 M148 116 C154 130 156 140 156 160"}}
	scales = shape{{none, trim, 2, "M30 132 q6 9 12 0 q6 9 12 0 q6 9 12 0 q6 9 12 0 M36 142 q6 9 12 0 q6 9 12 0 q6 9 12 0 q6 9 12 0 M128 130 q6 9 12 0 q6 9 12 0 q6 9 12 0 M122 141 q6 9 12 0 q6 9 12 0 q6 9 12 0 q6 9 12 0"}}
	plain  = shape{}
)

// sash hides the seam of a two-headed card; it looks the same upside down.
var sash = shape{
	{trim, ink, 2, "M8 143 H192 V157 H8 Z"},
	{index, none, 0, "M24 150 L30 144.5 L36 150 L30 155.5 Z M48 150 L54 144.5 L60 150 L54 155.5 Z M72 150 L78 144.5 L84 150 L78 155.5 Z M94 150 L100 144.5 L106 150 L100 155.5 Z M116 150 L122 144.5 L128 150 L122 155.5 Z M140 150 L146 144.5 L152 150 L146 155.5 Z M164 150 L170 144.5 L176 150 L170 155.5 Z"},
}
