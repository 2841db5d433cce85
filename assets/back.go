package assets

// backLeaf is one motif of the back: an edelweiss seen from above.
var backLeaf = join(
	wheel(8, 22.5, shape{{backLine, none, 0, "M0 -3 C5 -8 5 -15 0 -21 X"}}),
	shape{{back, none, 0, "O0 0 5.5 5.5"}, {backLine, none, 0, "O0 0 3.5 3.5"}},
)

// backFrame is the border of the back.
const backFrame = "M24 14 H176 C182 14 186 18 186 24 V276 C186 282 182 286 176 286 H24 C18 286 14 282 14 276 V24 C14 18 18 14 24 14 Z"

// back draws the back of a card: edelweiss in a diamond lattice, the same
// upside down.
func (p pen) back() {
	p.draw(shape{{paper, edge, 2, cardShape}, {back, none, 0, backFrame}})
	field := p.within(p.pixels(14, 14, 186, 286))
	for row := -3; row <= 3; row++ {
		for column := -2; column <= 2; column++ {
			mesh := field.to(100+float64(column)*meshWidth, 150+float64(row)*meshHeight, 1)
			mesh.draw(backMesh)
			if max(row, -row) < 3 && max(column, -column) < 2 {
				mesh.to(0, 0, 0.8).draw(backLeaf)
			}
		}
	}
	p.draw(shape{{none, paper, 4, backFrame}, {none, back, 1.6, backFrame}})
}

// The lattice of the back fits the frame, four meshes wide and six high.
const meshWidth, meshHeight = 172.0 / 4, 272.0 / 6

// backMesh is the mesh around one motif and the dot beside it.
var backMesh = shape{
	{none, backLine, 1.3, "M0 -22.67 L21.5 0 L0 22.67 L-21.5 0 Z"},
	{backLine, none, 0, "O21.5 22.67 3 3"},
}
