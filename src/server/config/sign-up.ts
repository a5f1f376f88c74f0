/**
 * Who may make an account: anybody; only people whom the identity provider sends; nobody, but for the accounts that
 * whoever runs the server makes (`npm run add-account`).
 */
export const signUpPolicies = ['open', 'oidc', 'closed'] as const
export type SignUpPolicy = (typeof signUpPolicies)[number]
