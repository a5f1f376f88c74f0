/** A group made visible: a name of two to five words, and one sentence about its days. Slots in braces, as in the objective's tables. */
export interface Portrait {
  readonly name: string
  readonly life: string
}

/** The same for a role, whose name and stance the domain tables hold. `hitch` is one sentence: what keeps it from acting, or turns it away. */
export interface RolePortrait {
  /** Where the table's own name is not two to five words. */
  readonly name?: string
  readonly life: string
  readonly hitch: string
}
