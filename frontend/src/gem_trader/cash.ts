/** Dollars as they are written everywhere: $250, −$20. */
export function cash(money: number): string {
  return money < 0 ? `−$${-money}` : `$${money}`
}

export function signedCash(money: number): string {
  return money > 0 ? `+${cash(money)}` : cash(money)
}
