export { titleOf as pieceName } from './titles'
