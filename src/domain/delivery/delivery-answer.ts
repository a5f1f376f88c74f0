/** One persona's answer to one narrative, as far as figures are made from it. */
export interface DeliveryAnswer {
  readonly effectiveness_score: number
  /** False where the call failed and a stand-in is shown: it is in no figure. */
  readonly measured: boolean
}
