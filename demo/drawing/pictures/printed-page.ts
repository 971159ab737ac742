/** A sheet of paper: white, with a thin edge. */
export const pageEdge = { fill: '#FDFCFA', line: '#7B746A', width: 1.6 }
