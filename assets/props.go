package assets

// What people hold, the hand at the origin. It may reach up to y = -112 and
// down to y = 90; a card shows as much as it has room for.
var (
	fist = shape{
		{skin, ink, 1.9, "M-10 -8 C-12 -12 -6 -14 -3 -12 L8 -11 C12 -10 12 -5 10 -4 C13 -2 12 3 10 3 C11 6 9 9 7 9 C6 12 2 13 -2 12 C-10 12 -13 6 -12 0 Z"},
		{none, ink, 1.2, "M10 -4 H1 M10 3 H1 M7 9 H0"},
	}
	sceptre = shape{
		{none, ink, 7, "M0 90 V-74"}, {none, gold, 3.6, "M0 90 V-74"},
		{gold, ink, 1.8, "O0 -84 10 10"}, {none, ink, 1.4, "M-10 -84 H10 M0 -94 V-74"},
		{red, ink, 1.4, "O0 -84 3.6 3.6"}, {gold, ink, 1.5, "M-2 -94 V-98 H-6 V-102 H-2 V-107 H2 V-102 H6 V-98 H2 V-94 Z"},
		{gold, ink, 1.5, "M-7 -66 H7 V-61 H-7 Z"},
	}
	lilySceptre = shape{
		{none, ink, 6.4, "M0 90 V-66"}, {none, gold, 3.2, "M0 90 V-66"},
		{gold, ink, 1.8, "M0 -66 C3 -72 6 -74 10 -74 C18 -75 18 -86 11 -88 C14 -82 8 -78 6 -80 C10 -88 5 -98 0 -106 X"},
		{gold, ink, 1.5, "M-8 -68 H8 V-62 H-8 Z"},
	}
	sword = shape{
		{steel, ink, 1.9, "M-5.4 -18 L-4.4 -92 L0 -106 L4.4 -92 L5.4 -18 Z"}, {none, white, 1.6, "M-1 -22 V-92"},
		{gold, ink, 1.9, "M-20 -20 C-22 -26 -15 -27 -13 -22 H13 C15 -27 22 -26 20 -20 C18 -15 -18 -15 -20 -20 Z"},
		{brown, ink, 1.6, "M-4 -16 H4 V16 H-4 Z"}, {gold, ink, 1.7, "O0 20 6 6"},
	}
	halberd = shape{
		{none, ink, 6.6, "M0 90 V-92"}, {none, brown, 3.4, "M0 90 V-92"},
		{steel, ink, 1.8, "M-3 -88 L0 -112 L3 -88 Z"},
		{steel, ink, 1.9, "M2 -86 C10 -88 18 -92 24 -90 C20 -78 20 -68 24 -56 C16 -56 10 -60 2 -60 Z"},
		{steel, ink, 1.8, "M-2 -80 C-8 -80 -14 -82 -20 -88 C-18 -76 -12 -68 -2 -66 Z"},
		{none, white, 1.6, "M7 -82 C10 -76 10 -70 7 -64"}, {red, ink, 1.4, "M-5 -58 H5 L7 -46 L2 -50 L0 -44 L-2 -50 L-7 -46 Z"},
	}
	axe = shape{
		{none, ink, 6.6, "M0 90 V-98"}, {none, brown, 3.4, "M0 90 V-98"},
		{steel, ink, 1.9, "M3 -92 C14 -96 22 -98 26 -102 C32 -84 32 -72 26 -52 C22 -58 14 -62 3 -66 Z"},
		{none, white, 1.8, "M23 -92 C26 -82 26 -72 23 -62"}, {steel, ink, 1.7, "M-3 -88 H-11 V-70 H-3 Z"},
	}
	rose = join(shape{
		{none, ink, 4.4, "M0 40 C2 10 -2 -30 0 -60"}, {none, green, 2.4, "M0 40 C2 10 -2 -30 0 -60"},
		{leaf, ink, 1.5, "M0 -22 C10 -24 18 -32 20 -42 C8 -42 0 -34 0 -22 Z M-1 -36 C-10 -38 -16 -44 -18 -54 C-8 -54 -1 -48 -1 -36 Z"},
		{hat, ink, 1.8, "M0 -58 C14 -58 20 -70 16 -80 C12 -90 4 -92 0 -88 X"},
		{none, ink, 1.3, "M-12 -82 C-6 -76 6 -76 12 -82 M-8 -72 C-4 -68 4 -68 8 -72 M0 -88 C-5 -84 -5 -79 0 -77 C5 -79 5 -84 0 -88"},
		{leaf, ink, 1.4, "M0 -56 C8 -56 12 -60 14 -66 C8 -66 4 -64 0 -60 X"}})
	tulip = shape{
		{none, ink, 4.4, "M0 40 C-3 10 2 -30 0 -58"}, {none, green, 2.4, "M0 40 C-3 10 2 -30 0 -58"},
		{leaf, ink, 1.5, "M0 -10 C12 -18 18 -34 16 -52 C6 -44 0 -28 0 -10 Z M-1 -16 C-12 -22 -17 -34 -16 -46 C-7 -40 -1 -30 -1 -16 Z"},
		{hat, ink, 1.8, "M0 -56 C12 -56 17 -66 14 -92 L7 -80 L0 -94 X"}, {none, ink, 1.3, "M-6 -80 C-7 -70 -5 -62 0 -57 M6 -80 C7 -70 5 -62 0 -57"},
	}
	fan = shape{
		{trim, ink, 1.8, "M0 -12 L-30 -66 C-14 -84 14 -84 30 -66 Z"},
		{none, ink, 1.3, "M0 -14 L-18 -73 M0 -14 L-6 -78 M0 -14 L6 -78 M0 -14 L18 -73"},
		{none, hat, 3, "M-25 -58 C-12 -72 12 -72 25 -58"}, {gold, ink, 1.5, "O0 -12 4 4"},
	}
	mirror = shape{
		{none, ink, 7, "M0 20 V-40"}, {none, gold, 3.6, "M0 20 V-40"},
		{gold, ink, 1.9, "O0 -64 19 23"}, {white, ink, 1.5, "O0 -64 13.5 17.5"}, {none, steel, 2.4, "M-7 -58 L5 -74 M-2 -54 L8 -67"},
		{gold, ink, 1.4, "O0 -89 3.6 3.6"},
	}
	arrow = shape{
		{none, ink, 5.4, "M0 60 V-86"}, {none, brown, 2.6, "M0 60 V-86"},
		{steel, ink, 1.8, "M0 -110 C2 -100 6 -92 10 -86 C6 -87 3 -86 0 -84 X"},
		{white, ink, 1.5, "M0 40 L9 32 V52 L0 60 X"},
	}
	lute = shape{
		{brown, ink, 1.8, "M-4 -20 H4 V-84 H-4 Z"}, {brown, ink, 1.8, "M-5 -84 H5 L12 -104 L3 -102 Z"},
		{gold, ink, 2, "M0 -30 C10 -28 22 -6 22 12 C22 30 10 38 0 38 X"}, {brown, ink, 1.5, "O0 6 7 7"},
		{none, ink, 1, "M-2 -98 V30 M2 -98 V30"}, {brown, ink, 1.4, "M-9 26 H9 V31 H-9 Z"},
	}
	pipe = shape{
		{none, ink, 5, "M0 -6 C-6 -24 -10 -40 -20 -54"}, {none, brown, 2.4, "M0 -6 C-6 -24 -10 -40 -20 -54"},
		{white, ink, 1.8, "M-8 -2 C-10 -16 10 -16 8 -2 L7 22 C6 30 -6 30 -7 22 Z"}, {gold, ink, 1.5, "M-9 -8 C-6 -18 6 -18 9 -8 Z"},
	}
	cup = shape{
		{gold, ink, 1.9, "M-17 -62 H17 C17 -42 10 -32 3 -30 V-16 C8 -15 11 -13 12 -9 H-12 C-11 -13 -8 -15 -3 -16 V-30 C-10 -32 -17 -42 -17 -62 Z"},
		{red, ink, 1.6, "O0 -62 17 4.4"}, {white, none, 0, "M-12 -54 C-11 -46 -9 -41 -6 -38 C-7 -44 -8 -50 -8 -54 Z"},
	}
	orb = shape{
		{gold, ink, 2, "O0 -30 19 19"}, {none, ink, 1.5, "M-19 -30 C-8 -24 8 -24 19 -30 M0 -27 V-49"},
		{white, none, 0, "M-12 -38 C-10 -43 -6 -46 -2 -46 C-6 -42 -8 -38 -9 -34 Z"},
		{gold, ink, 1.6, "M-2.4 -49 V-55 H-8 V-60 H-2.4 V-66 H2.4 V-60 H8 V-55 H2.4 V-49 Z"},
	}
	scroll = shape{
		{white, ink, 1.9, "M-16 -60 H14 V8 H-16 Z"}, {white, ink, 1.8, "O-1 -60 18 5 O-1 8 18 5"},
		{none, edge, 1.8, "M-10 -46 H8 M-10 -38 H8 M-10 -30 H4 M-10 -22 H8"},
	}
	staff = shape{
		{none, ink, 6.6, "M0 90 V-88"}, {none, brown, 3.6, "M0 90 V-88"},
		{none, ink, 6.6, "M0 -86 C0 -108 24 -108 24 -92 C24 -84 14 -82 12 -89"}, {none, brown, 3.6, "M0 -86 C0 -108 24 -108 24 -92 C24 -84 14 -82 12 -89"},
	}
	letterCard = shape{
		{white, ink, 1.8, "M-15 -52 L9 -58 L18 -16 L-6 -10 Z"}, {white, ink, 1.8, "M-6 -56 L19 -52 L12 -10 L-12 -14 Z"},
		{red, none, 0, "M4 -28 C-2 -34 -4 -38 -1 -41 C2 -43 5 -40 5.4 -37 C7 -40 10 -41 12 -38 C14 -34 9 -31 4 -28 Z"},
	}
)
