# Prints the home of a JDK 25 or newer, or says in one line what to install. Sourced by the launcher and the test command.

find_jdk() {
  local candidate version
  for candidate in "${JAVA_HOME:-}" "${JAVA25_HOME:-}" /usr/lib/jvm/* /opt/* /Library/Java/JavaVirtualMachines/*/Contents/Home \
      "$HOME"/.sdkman/candidates/java/* "$HOME"/.jdks/*; do
    [[ -n $candidate && -x $candidate/bin/javac && -f $candidate/release ]] || continue
    version=$(sed -n 's/^JAVA_VERSION="\([0-9]*\).*/\1/p' "$candidate/release")
    if [[ ${version:-0} -ge 25 ]]; then
      echo "$candidate"
      return 0
    fi
  done
  echo "astragal: needs a JDK 25 or newer and found none: install one (for example Temurin 25) or set JAVA_HOME" >&2
  return 1
}
