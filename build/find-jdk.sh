# Prints the home of a JDK 25 or newer, or says in one line what to install. Sourced by the launcher and the test command.
# ASTRAGAL_JDK_ROOTS, directories joined by colons, replaces the places that are searched.

find_jdk() {
  local candidate line roots root home=${HOME:-/nonexistent}
  local candidates=("${JAVA_HOME:-}" "${JAVA25_HOME:-}")
  IFS=: read -r -a roots <<< "${ASTRAGAL_JDK_ROOTS-/usr/lib/jvm:/opt:/Library/Java/JavaVirtualMachines:$home/.sdkman/candidates/java:$home/.jdks}"
  for root in "${roots[@]}"; do candidates+=("$root"/* "$root"/*/Contents/Home); done
  for candidate in "${candidates[@]}"; do
    [[ -n $candidate && -x $candidate/bin/javac && -f $candidate/release ]] || continue
    # Read here and not by another program: every command begins with this.
    while read -r line || [[ -n $line ]]; do
      if [[ $line =~ ^JAVA_VERSION=\"([0-9]+) && ${BASH_REMATCH[1]} -ge 25 ]]; then
        echo "$candidate"
        return 0
      fi
    done <"$candidate/release"
  done
  echo "astragal: needs a JDK 25 or newer and found none: install one (for example Temurin 25) or set JAVA_HOME" >&2
  return 1
}
