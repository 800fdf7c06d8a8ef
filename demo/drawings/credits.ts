/** The people of the house who sign its pictures. They are in the staff directory too. */
export const PRINTS = 'Drawn by Ines Okafor'
export const STUDIO = 'Drawn by Marta Lindqvist'
export const FLOORS = 'Measured and drawn by Tomasz Brandt'
export const COUNTS = 'Counted by Priya Raman, drawn by Tomasz Brandt'
