import { Link } from 'react-router'
import { TextField } from '../../ui/field.tsx'
import { Button } from '../../ui/button.tsx'
import type { RefusedForm } from '../forms/form-action.ts'
import { PageSection } from '../frame/page-sections.tsx'
import { accountAction } from './account-address.ts'
import { PostedForm } from './posted-form.tsx'
import { UserIdField } from './user-id-field.tsx'

type AccountSignInProps = { refused: RefusedForm | undefined; next: string | undefined }

export function AccountSignIn({ refused, next }: AccountSignInProps) {
  const fieldErrors = refused?.fieldErrors ?? {}
  return (
    <PageSection id="sign-in" title="Sign in">
      <PostedForm action={accountAction('sign-in', next)} refused={refused} className="max-w-md">
        <fieldset className="grid gap-4">
          <legend className="sr-only">Sign in</legend>
          <UserIdField {...{ refused, fieldErrors }} />
          <TextField
            label="Password"
            name="password"
            type="password"
            autoComplete="current-password"
            error={fieldErrors['password']}
            isRequired
            isMarked={false}
          />
          <p className="text-sm">
            <Link to="/account/password" className="footer-link text-action">
              Change your password, or ask for a new one
            </Link>
          </p>
          <div>
            <Button type="submit" look="action" className="px-6">
              Sign in
            </Button>
          </div>
        </fieldset>
      </PostedForm>
    </PageSection>
  )
}
